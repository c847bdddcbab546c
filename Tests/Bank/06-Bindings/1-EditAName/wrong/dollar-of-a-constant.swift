// An observable object has a dollar wherever it stands.
// Refused by: the compiler
// Seen: cannot find '$account' in scope
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
    VStack {
      NameField(name: $account.name)
      Toggle("Mail", isOn: $account.wantsMail)
      Text("Hello, \(account.name)")
    }
  }
}
