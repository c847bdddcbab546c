// An empty name is no name, and must not be set.
// Refused by: any text that is typed is the name
// Seen: "" was typed, and the name of the account is " Bea ". A binding sets
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
  @Binding var name: String

  private var text: Binding<String> {
    Binding {
      name
    } set: { text in
      if !text.isEmpty { name = text }
    }
  }

  var body: some View {
    TextField("Name", text: text)
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
      NameField(name: $account.name)
      Toggle("Mail", isOn: $account.wantsMail)
      Text("Hello, \(account.name)")
    }
  }
}
