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
  // Why 1: the view that makes an object owns it. Each pane has a place of its
  // own, and therefore its own account.
  @State private var practice = Account(name: "practice")

  var body: some View {
    VStack {
      Text("\(account.name) practises")
      OrderLine()
        // Why 2: of two injected accounts, a view finds the nearest. The
        // practice account is injected into the line alone. The title shows
        // Ann's name, because a view doesn't find what its own body injects.
        // Also works: the same modifier on the `VStack`, because the text reads
        // nothing from the environment.
        .environment(practice)
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
  // Why 3: the screen has nothing to do with practice, so it stores no practice
  // account.

  var body: some View {
    VStack {
      OrderLine()
      PracticePane()
      OrderLine()
    }
    // Why 4: a modifier on the `VStack` reaches everything in it, so inject
    // here only what all three views need.
    .environment(account)
  }
}
