// A practice belongs to whoever practises, so it is kept by the customer.
// Refused by: each pane practises by itself
// Seen: one order was practised in the second of two panes, which say "Ann
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

private struct Practice {
  let customer: Account
  let account = Account(name: "practice")
}

nonisolated(unsafe) private var practices: [Practice] = []

extension Account {
  fileprivate var practice: Account {
    let known = practices.first { $0.customer === self }
    let practice = known ?? Practice(customer: self)
    if known == nil { practices.append(practice) }
    return practice.account
  }
}

/// A pane to try out how to order. Its orders are for practice alone.
struct PracticePane: View {
  @Environment(Account.self) private var account

  var body: some View {
    VStack {
      Text("\(account.name) practises")
      OrderLine()
        .environment(account.practice)
    }
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
