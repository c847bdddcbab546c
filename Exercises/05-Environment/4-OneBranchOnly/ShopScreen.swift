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
  // TODO 1: Keep an account for practice here.

  var body: some View {
    VStack {
      Text("\(account.name) practises")
      OrderLine()
      // TODO 2: This line orders for Ann. Let it order for practice.
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
  // TODO 3: This account concerns the pane alone.
  @State var practice = Account(name: "practice")

  var body: some View {
    VStack {
      OrderLine()
      PracticePane()
      OrderLine()
    }
    // TODO 4: Here nobody can order: the account for practice reaches all three.
    .environment(practice)
    .environment(account)
  }
}
