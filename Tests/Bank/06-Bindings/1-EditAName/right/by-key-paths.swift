// A function makes a binding to the property at a key path.
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
  var account: Account

  var body: some View {
    VStack {
      NameField(name: binding(to: \.name))
      Toggle(isOn: binding(to: \.wantsMail)) { Text("Mail") }
      Text("Hello, " + account.name)
    }
  }

  private func binding<Value>(
    to property: ReferenceWritableKeyPath<Account, Value>
  ) -> Binding<Value> {
    Binding(
      get: { [account] in account[keyPath: property] },
      set: { [account] in account[keyPath: property] = $0 })
  }
}
