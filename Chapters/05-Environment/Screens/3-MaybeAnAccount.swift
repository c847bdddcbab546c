import PlayKit
import ViewCore

/// Lets a customer in and out.
private struct Door: View {
  @State private var account: Account?

  var body: some View {
    VStack {
      AccountPage(account: account)
      Button("Sign in") { account = Account(name: "Ann") }
      Button("Sign out") { account = nil }
    }
  }
}

let screens = [
  Screen("page") {
    Door()
  }
]
