// Holding an object that is handed down means depending on all of it, so one
// more read costs nothing.
// Refused by: an order of Ann's evaluates two lines
// Seen: evaluated: [OrderLine: property Account.orders, PracticePane: property
import ViewCore

/// A customer's account.
@Observable
final class Account {
  var name: String
  var orders = 0

  init(name: String) { self.name = name }
}

/// An account and its orders, and a button that orders once more:
/// `Ann: 0 [Order]`. The line is finished, and takes the account that it finds.
struct OrderLine: View {
  @Environment(Account.self) private var account

  var body: some View {
    HStack {
      Text("\(account.name): \(account.orders)")
      Button("Order") { account.orders += 1 }
    }
  }
}

/// A pane to try out how to order. Its orders are for practice alone.
struct PracticePane: View {
  @Environment(Account.self) private var account
  @State private var practice = Account(name: "practice")
  @State private var ordersBefore = 0

  var body: some View {
    let orders = account.orders
    VStack {
      Text("\(account.name) practises")
      OrderLine()
        .environment(practice)
    }
    .onAppear { ordersBefore = orders }
  }
}

/// The shop, for one account.
struct ShopScreen: View {
  let account: Account

  var body: some View {
    VStack {
      OrderLine()
      PracticePane()
      OrderLine()
    }
    .environment(account)
  }
}
