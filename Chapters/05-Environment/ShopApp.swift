import ViewCore

// snippet.an-app
struct ShopApp: App {
  @State var account = Account("Ann")
  var body: some Scene {
    WindowGroup {
      Page().environment(account)
    }
  }
}
// snippet.end

// snippet.a-page
struct Page: View {
  var body: some View {
    Text("Donuts")
    Greeting()
  }
}

struct Greeting: View {
  @Environment(Account.self) var account
  var body: some View { Text("Hello, \(account.name)") }
}
// snippet.end
