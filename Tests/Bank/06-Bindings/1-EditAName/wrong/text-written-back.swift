// Whoever writes what is typed back into the binding shows what it leads to.
// Refused by: the field follows the account
// Seen: the name of the account became Bea, and the screen says "Name: Ann_
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
  @Binding private var name: String
  @State private var text: String

  init(name: Binding<String>) {
    _name = name
    _text = State(initialValue: name.wrappedValue)
  }

  var body: some View {
    TextField("Name", text: $text)
      .onChange(of: text) { name = $0 }
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
