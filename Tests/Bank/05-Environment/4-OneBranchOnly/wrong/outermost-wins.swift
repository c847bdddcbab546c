// Of two accounts the one that is written last reaches the views.
// Refused by: the screen is the one in the picture
// Seen: the screen was handed Ann's account, and says "practice: 0 [Order]
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

  var body: some View {
    VStack {
      Text("\(account.name) practises")
      OrderLine()
        .environment(practice)
    }
  }
}

/// The shop, for one account.
struct ShopScreen: View {
  let account: Account
  @State private var practice = Account(name: "practice")

  var body: some View {
    VStack {
      OrderLine()
      PracticePane()
      OrderLine()
    }
    .environment(practice)
    .environment(account)
  }
}
