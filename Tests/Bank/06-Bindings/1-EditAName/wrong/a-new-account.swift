// Changing a property makes another account, as with a structure.
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
  @State private var edited: Account?
  let original: Account

  init(account: Account) { original = account }

  private var account: Account { edited ?? original }

  private func replace(name: String, wantsMail: Bool) {
    let new = Account()
    new.name = name
    new.wantsMail = wantsMail
    new.lookups = account.lookups
    edited = new
  }

  var body: some View {
    VStack {
      NameField(
        name: Binding(
          get: { account.name },
          set: { replace(name: $0, wantsMail: account.wantsMail) }))
      Toggle(
        "Mail",
        isOn: Binding(
          get: { account.wantsMail },
          set: { replace(name: account.name, wantsMail: $0) }))
      Text("Hello, \(account.name)")
    }
  }
}
