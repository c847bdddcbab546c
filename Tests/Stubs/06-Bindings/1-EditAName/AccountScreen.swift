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
  // TODO 1: The field edits a copy of the name. Let it edit the name that its
  // binding leads to.
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
  // TODO 2: Let the screen make bindings to its account. A plain property has
  // no `$`.
  let account: Account

  var body: some View {
    VStack {
      // TODO 3: These bindings are constants: they forget what is set. Hand out
      // bindings to the account.
      NameField(name: .constant(account.name))
      Toggle("Mail", isOn: .constant(account.wantsMail))
      Text("Hello, \(account.name)")
    }
  }
}
