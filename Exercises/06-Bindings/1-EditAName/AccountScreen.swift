import ViewCore

/// A customer's account with a shop.
@Observable
final class Account {
  var name = "Ann"
  var wantsMail = false

  /// How often the account was looked up. No screen shows it.
  var lookups = 0
}

/// A field for a name with a different owner.
///
///     Name: Ann_
struct NameField: View {
  // TODO 1: The field edits a copy of the name. Let it edit the name behind its
  // binding.
  @State private var name: String

  init(name: Binding<String>) {
    _name = State(initialValue: name.wrappedValue)
  }

  var body: some View {
    TextField("Name", text: $name)
  }
}

/// Shows an account that's passed in, and lets a user edit it.
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
      // TODO 3: These bindings are constants, which ignore what you set. Pass
      // bindings to the account.
      NameField(name: .constant(account.name))
      Toggle("Mail", isOn: .constant(account.wantsMail))
      Text("Hello, \(account.name)")
    }
  }
}
