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
  // Why 1: the view that makes an object keeps it. Each pane is a place of its
  // own, and has an account of its own.
  @State private var practice = Account(name: "practice")

  var body: some View {
    VStack {
      Text("\(account.name) practises")
      OrderLine()
        // Why 2: of two accounts that are handed down, a view finds the
        // nearest. This one is handed to the line alone. The title is Ann's,
        // for a view does not find what its own body hands down.
        // Also works: the same modifier on the `VStack`, because the text asks
        // for nothing.
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
  // Why 3: the screen has nothing to do with practice, so it keeps nothing for
  // it.

  var body: some View {
    VStack {
      OrderLine()
      PracticePane()
      OrderLine()
    }
    // Why 4: what is handed to the `VStack` reaches all that is in it. So only
    // what concerns all of them is handed down here.
    .environment(account)
  }
}
