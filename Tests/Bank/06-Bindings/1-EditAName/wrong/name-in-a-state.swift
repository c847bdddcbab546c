// A State that begins with the value of a binding goes on following it.
// Refused by: what is typed is the name of the account
// Seen: Bea was typed, and the name of the account is Ann. A field sets what
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
  @State private var name: String

  init(name: Binding<String>) {
    _name = State(initialValue: name.wrappedValue)
  }

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

  var body: some View {
    VStack {
      NameField(name: $account.name)
      Toggle("Mail", isOn: $account.wantsMail)
      Text("Hello, \(account.name)")
    }
  }
}
