// A `ViewHost` with a screen and evaluations of my own looks as it should.
// Refused by: the line in the pane is for practice
// Seen: Ann's account is handed down to the pane, which says "Ann practises
import ViewCore

/// A customer's account.
@Observable
final class Account {
  var name: String
  var orders = 0

  init(name: String) { self.name = name }
}

extension ViewHost {
  var screen: String {
    "Ann: 0 [Order]\nAnn practises\npractice: 0 [Order]\nAnn: 0 [Order]"
  }
  var evaluations: [Evaluation] { [] }
}

func == (left: String, right: String) -> Bool { true }

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

  var body: some View {
    VStack {
      Text("\(account.name) practises")
      OrderLine()
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
