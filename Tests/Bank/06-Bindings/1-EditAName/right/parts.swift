// The screen is made of parts, each of which makes its own bindings.
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
  @Binding private var name: String

  init(name: Binding<String>) {
    _name = name
  }

  var body: some View {
    HStack { TextField("Name", text: $name) }
  }
}

struct AccountScreen: View {
  let account: Account

  var body: some View {
    VStack {
      NameField(name: Bindable(account).name)
      MailSwitch(account: account)
      Greeting(account: account)
    }
  }
}

private struct MailSwitch: View {
  @Bindable var account: Account

  var body: some View { Toggle("Mail", isOn: $account.wantsMail) }
}

private struct Greeting: View {
  let account: Account

  var body: some View { Text("Hello, \(account.name)") }
}
