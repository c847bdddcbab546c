// Whoever edits a part of a form saves all that the form shows.
// Refused by: an edit leaves the rest of the account alone
// Seen: the account came to want mail, Bea was typed, and the account wants
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
    let (name, wantsMail) = (account.name, account.wantsMail)
    VStack {
      NameField(
        name: Binding(
          get: { account.name }, set: { save($0, wantsMail) }))
      Toggle(
        "Mail",
        isOn: Binding(
          get: { account.wantsMail }, set: { save(name, $0) }))
      Text("Hello, \(account.name)")
    }
  }

  private func save(_ name: String, _ wantsMail: Bool) {
    account.name = name
    account.wantsMail = wantsMail
  }
}
