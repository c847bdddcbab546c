// A text made in init is made again when the name changes.
// Refused by: the greeting follows what is typed
// Seen: Bea was typed, and the screen says "Name: Bea_
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
  @Bindable var account: Account
  private let greeting: String

  init(account: Account) {
    self.account = account
    greeting = "Hello, \(account.name)"
  }

  var body: some View {
    VStack {
      NameField(name: $account.name)
      Toggle("Mail", isOn: $account.wantsMail)
      Text(greeting)
    }
  }
}
