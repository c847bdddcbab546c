// A line of its own keeps the account for practice, and the title is a part,
// too.
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

  var body: some View {
    Title()
    PracticeLine()
  }
}

private struct Title: View {
  @Environment(Account.self) private var account
  var body: some View { Text("\(account.name) practises") }
}

private struct PracticeLine: View {
  @State private var practice = Account(name: "practice")
  var body: some View { OrderLine().environment(practice) }
}

/// The shop, for one account.
struct ShopScreen: View {
  let account: Account

  var body: some View {
    OrderLine().environment(account)
    PracticePane().environment(account)
    OrderLine().environment(account)
  }
}
