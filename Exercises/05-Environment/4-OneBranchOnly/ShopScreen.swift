import ViewCore

/// A customer's account.
@Observable
final class Account {
  var name: String
  var orders = 0

  init(name: String) { self.name = name }
}

/// An account and its orders, and a button that adds an order:
/// `Ann: 0 [Order]`. The line is finished, and uses the account it finds.
struct OrderLine: View {
  @Environment(Account.self) private var account

  var body: some View {
    HStack {
      Text("\(account.name): \(account.orders)")
      Button("Order") { account.orders += 1 }
    }
  }
}

/// A pane to try out how to order. Its orders are only practice.
///
///     Ann practises
///     practice: 0 [Order]
struct PracticePane: View {
  @Environment(Account.self) private var account
  // TODO 1: Store a practice account here.

  var body: some View {
    VStack {
      Text("\(account.name) practises")
      OrderLine()
      // TODO 2: This line finds the same account as the pane. Make its orders
      // practice orders.
    }
  }
}

/// The shop, for one account.
///
///     Ann: 0 [Order]
///     Ann practises
///     practice: 0 [Order]
///     Ann: 0 [Order]
struct ShopScreen: View {
  let account: Account
  // TODO 3: Only the pane needs this account.
  @State var practice = Account(name: "practice")

  var body: some View {
    VStack {
      OrderLine()
      PracticePane()
      OrderLine()
    }
    // TODO 4: All three views get the practice account, so no order counts.
    .environment(practice)
    .environment(account)
  }
}
