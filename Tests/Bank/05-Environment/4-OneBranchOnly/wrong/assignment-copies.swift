// Assigning an account to another variable copies it.
// Refused by: the title of the pane names the account from further up
// Seen: Ann's account is handed down to the pane, and is called practice now
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
  @State private var practice: Account?

  var body: some View {
    VStack {
      Text("\(account.name) practises")
      if let practice {
        OrderLine()
          .environment(practice)
      }
    }
    .onAppear {
      let copy = account
      copy.name = "practice"
      copy.orders = 0
      practice = copy
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
