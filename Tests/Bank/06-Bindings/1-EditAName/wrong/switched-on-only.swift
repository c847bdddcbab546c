// The setter of a toggle is called only when the user says yes.
// Refused by: what is switched is the account's wish for mail
// Seen: Mail was switched on and off, and the account wants mail
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

  private var wantsMail: Binding<Bool> {
    Binding(
      get: { account.wantsMail },
      set: { _ in account.wantsMail = true })
  }

  var body: some View {
    VStack {
      NameField(name: $account.name)
      Toggle("Mail", isOn: wantsMail)
      Text("Hello, \(account.name)")
    }
  }
}
