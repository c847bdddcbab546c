// The orders in the picture are those that the account has when the button is
// tapped.
// Refused by: an order is counted from what is there
// Seen: there were 7 orders, then Order was tapped, and the account has 1
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
  @Environment(Account.self) private var account

  var body: some View {
    let orders = account.orders
    VStack {
      Text("Orders: \(orders)")
      Button("Order") { account.orders = orders + 1 }
    }
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
