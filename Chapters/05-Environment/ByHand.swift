import LessonKit
import ViewCore

// snippet.an-account
@Observable
final class Account {
  var name: String
  var points = 0

  init(_ name: String) { self.name = name }
}
// snippet.end

// snippet.handed-in
struct HandShop: View {
  @State var account = Account("Ann")
  var body: some View {
    HandPage(account: account)
    Button("Switch") { account = Account("Bea") }
  }
}

struct HandPage: View {
  let account: Account
  var body: some View {
    Text("Donuts")
    HandGreeting(account: account)
  }
}

struct HandGreeting: View {
  let account: Account
  var body: some View { Text("Hello, \(account.name)") }
}
// snippet.end

let byHand = Run("by-hand") {
  // snippet.by-hand
  let host = ViewHost(HandShop())
  host.reset()
  host.tap("Switch")
  print(host.screen)
  print(host.drawing)
  // snippet.end
}
