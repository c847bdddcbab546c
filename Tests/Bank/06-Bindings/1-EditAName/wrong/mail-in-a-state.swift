// A toggle needs a State, which is begun with the property and written back.
// Refused by: the toggle follows the account
// Seen: the account wants mail, and the screen says "Name: Ann_
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
  @State private var wantsMail: Bool

  init(account: Account) {
    self.account = account
    _wantsMail = State(initialValue: account.wantsMail)
  }

  var body: some View {
    VStack {
      NameField(name: $account.name)
      Toggle("Mail", isOn: $wantsMail)
        .onChange(of: wantsMail) { account.wantsMail = $0 }
      Text("Hello, \(account.name)")
    }
  }
}
