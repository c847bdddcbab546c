// The screen puts the account into the environment of a form.
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
///
///     Name: Ann_
struct NameField: View {
  @Binding var name: String

  var body: some View {
    TextField("Name", text: $name)
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
    AccountForm().environment(account)
  }
}

private struct AccountForm: View {
  @Environment(Account.self) private var account

  var body: some View {
    let account = Bindable(self.account)
    VStack {
      NameField(name: account.name)
      Toggle("Mail", isOn: account.wantsMail)
      Text("Hello, \(account.wrappedValue.name)")
    }
  }
}
