// The field keeps a plain binding; the body of the screen makes a Bindable.
import ViewCore

/// Somebody's account with a shop.
@Observable
final class Account {
  var name = "Ann"
  var wantsMail = false

  /// How often the account was looked up. No screen shows it.
  var lookups = 0
}

/// A field for a name that somebody else owns.
struct NameField: View {
  let name: Binding<String>

  var body: some View {
    TextField("Name", text: name)
  }
}

/// Shows an account that somebody hands in, and lets a user edit it.
///
///     Name: Ann_
///     [ ] Mail
///     Hello, Ann
struct AccountScreen: View {
  let account: Account

  var body: some View {
    @Bindable var account = account
    VStack {
      NameField(name: $account.name)
      Toggle("Mail", isOn: $account.wantsMail)
      Text("Hello, \(account.name)")
    }
  }
}
