// Practice begins where the account is.
// Refused by: whatever happens, in any order
// Seen: practice: 3 [Order]
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
///
///     Ann practises
///     practice: 0 [Order]
struct PracticePane: View {
  @Environment(Account.self) private var account
  @State private var practice = Account(name: "practice")

  var body: some View {
    VStack {
      Text("\(account.name) practises")
      OrderLine()
        .environment(practice)
        .onAppear { practice.orders = account.orders }
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

  var body: some View {
    VStack {
      OrderLine()
      PracticePane()
      OrderLine()
    }
    .environment(account)
  }
}
