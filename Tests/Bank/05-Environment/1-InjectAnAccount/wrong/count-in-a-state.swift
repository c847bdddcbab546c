// The button counts in a state of the pane, and the account is only where it
// begins.
// Refused by: an order is counted in the account
// Seen: after one tap on Order the account has 0 orders
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
  @State private var ordered = 0

  var body: some View {
    VStack {
      Text("Orders: \(account.orders + ordered)")
      Button("Order") { ordered += 1 }
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
