// A binding that was made once leads to whatever account is shown.
// Refused by: another account is the one that is shown and edited
// Seen: handed Zoe's account in place of Ann's, the screen says "Name: Ann_
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
  @State private var name: Binding<String>

  init(account: Account) {
    self.account = account
    _name = State(initialValue: Bindable(account).name)
  }

  var body: some View {
    VStack {
      NameField(name: name)
      Toggle("Mail", isOn: Bindable(account).wantsMail)
      Text("Hello, \(account.name)")
    }
  }
}
