// Whoever hands an object down has to own it, so the screen has it in @State.
// Refused by: another account is shown beside the pane and in its title
// Seen: Bea's account, with 4 orders, took the place of Ann's, and the screen
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
  @State var account: Account

  var body: some View {
    VStack {
      OrderLine()
      PracticePane()
      OrderLine()
    }
    .environment(account)
  }
}
