// Two fields with the same name in them are the same field.
// Refused by: two accounts of one name are told apart
// Seen: handed another account that is called Ann, too, Zora was typed, and
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
struct NameField: View, Equatable {
  @Binding var name: String
  private let shown: String

  init(name: Binding<String>) {
    _name = name
    shown = name.wrappedValue
  }

  static func == (one: NameField, other: NameField) -> Bool {
    one.shown == other.shown
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
  @Bindable var account: Account

  var body: some View {
    VStack {
      NameField(name: $account.name).equatable()
      Toggle("Mail", isOn: $account.wantsMail)
      Text("Hello, \(account.name)")
    }
  }
}
