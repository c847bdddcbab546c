import ViewCore

// snippet.an-environment
final class AccountStore: ObservableObject {
  @Published var name = "Ann"
}

struct AccountView: View {
  @Environment(AccountStore.self) var account
  var body: some View { Text(account.name) }
}
// snippet.end
