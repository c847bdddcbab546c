// A view takes what is handed down into a state when it appears, so that it is
// not lost.
// Refused by: another account reaches both views
// Seen: handed Bea's account in place of Ann's, the screen says "Donuts
import ViewCore

/// A customer's account.
@Observable
final class Account {
  var name: String
  var orders = 0

  init(name: String) { self.name = name }
}

/// Greets whoever the account belongs to: `Hello, Ann`.
struct GreetingLine: View {
  @Environment(Account.self) private var account

  var body: some View {
    Text("Hello, \(account.name)")
  }
}

/// Says how much was ordered, and orders once more.
struct OrderPane: View {
  @Environment(Account.self) private var found
  @State private var account: Account?

  var body: some View {
    VStack {
      Text("Orders: \(account?.orders ?? 0)")
      Button("Order") { account?.orders += 1 }
    }
    .onAppear { account = found }
  }
}

/// All that stands below the title. It is finished, and knows no account.
struct FrontPage: View {
  var body: some View {
    VStack {
      GreetingLine()
      OrderPane()
    }
  }
}

/// The shop, for one account.
struct ShopScreen: View {
  let account: Account

  var body: some View {
    VStack {
      Text("Donuts")
      FrontPage()
        .environment(account)
    }
  }
}
