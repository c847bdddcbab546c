// All bindings are made by hand, of two closures.
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
  private let name: Binding<String>

  init(name: Binding<String>) {
    self.name = Binding {
      name.wrappedValue
    } set: { newName in
      name.wrappedValue = newName
    }
  }

  var body: some View {
    TextField("Name", text: name)
  }
}

/// Shows an account that somebody hands in, and lets a user edit it.
///
///     Name: Ann_
///     [ ] Mail
///     Hello, Ann
struct AccountScreen: View {
  let account: Account

  private var name: Binding<String> {
    Binding(get: { account.name }, set: { account.name = $0 })
  }

  private var wantsMail: Binding<Bool> {
    Binding(get: { account.wantsMail }, set: { account.wantsMail = $0 })
  }

  var body: some View {
    VStack {
      NameField(name: name)
      Toggle("Mail", isOn: wantsMail)
      Text("Hello, \(account.name)")
    }
  }
}
