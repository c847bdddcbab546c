// The pane keeps the account that it has ordered for.
// Refused by: an order is counted in the account
// Seen: evaluated: [OrderPane: state kept]; one tap is one change, and
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

  var body: some View { Text("Hello, \(account.name)") }
}

/// Says how much was ordered, and orders once more.
///
///     Orders: 0
///     [Order]
struct OrderPane: View {
  @Environment(Account.self) private var given
  @State private var kept: Account?

  var body: some View {
    let account = kept ?? given
    VStack {
      Text("Orders: \(given.orders)")
      Button("Order") {
        kept = account
        account.orders += 1
      }
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
///
///     Donuts
///     Hello, Ann
///     Orders: 0
///     [Order]
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
