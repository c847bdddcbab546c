// Setting a property through a binding looks the account up.
// Refused by: an edit leaves the rest of the account alone
// Seen: there were 3 lookups before the edits, and now 4
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

  private var name: Binding<String> {
    Binding {
      account.name
    } set: { name in
      account.lookups += 1
      account.name = name
    }
  }

  var body: some View {
    VStack {
      NameField(name: name)
      Toggle("Mail", isOn: $account.wantsMail)
      Text("Hello, \(account.name)")
    }
  }
}
