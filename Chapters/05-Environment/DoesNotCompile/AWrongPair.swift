import ViewCore

@Observable
final class Account {
  var name = "Ann"
}

// snippet.a-wrong-pair
struct Welcome: View {
  @EnvironmentObject var account: Account
  var body: some View { Text("Hello, \(account.name)") }
}
// snippet.end
