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
  // Why 1: the name has one owner, which isn't the field. `@Binding` stores
  // access to the name, not a name: it reads and sets the owner's name.
  // Also works: keep the `init`, and write `_name = name` in it.
  @Binding var name: String

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
  // Why 2: `@Bindable` gives the account a `$`, so that `$account.name` is a
  // binding to that property of that object. It owns nothing and observes
  // nothing.
  @Bindable var account: Account

  var body: some View {
    VStack {
      // Why 3: these bindings set properties of the account. A constant ignores
      // what you set.
      // Also works: `let account: Account`, and here `Bindable(account).name`.
      NameField(name: $account.name)
      Toggle("Mail", isOn: $account.wantsMail)
      Text("Hello, \(account.name)")
    }
  }
}
