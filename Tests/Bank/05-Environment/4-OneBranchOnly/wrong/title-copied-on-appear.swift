// The pane has to take the name when it appears, because from then on it shows
// another account.
// Refused by: the title of the pane names the account from further up
// Seen: Ann is now Anna, and the title is "Ann practises"
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
  @State private var title = ""

  var body: some View {
    VStack {
      Text(title)
      OrderLine()
        .environment(practice)
    }
    .onAppear { title = "\(account.name) practises" }
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
