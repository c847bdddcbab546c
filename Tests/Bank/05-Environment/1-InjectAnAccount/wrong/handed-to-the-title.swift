// What one view of a column hands down reaches the views after it as well.
// Refused by: the screen hands its account down
// Seen: @Environment(Account.self) needs an object that a view further up
import ViewCore

/// A customer's account.
@Observable
final class Account {
  var name: String
  var orders = 0

  init(name: String) { self.name = name }
}

/// Greets whoever the account belongs to: `Hello, Ann`.
struct GreetingLine: View {
  @Environment(Account.self) private var account

  var body: some View {
    Text("Hello, \(account.name)")
  }
}

/// Says how much was ordered, and orders once more.
struct OrderPane: View {
  @Environment(Account.self) private var account

  var body: some View {
    VStack {
      Text("Orders: \(account.orders)")
      Button("Order") { account.orders += 1 }
    }
  }
}

/// All that stands below the title. It is finished, and knows no account.
struct FrontPage: View {
  var body: some View {
    VStack {
      GreetingLine()
      OrderPane()
    }
  }
}

/// The shop, for one account.
struct ShopScreen: View {
  let account: Account

  var body: some View {
    VStack {
      Text("Donuts")
        .environment(account)
      FrontPage()
    }
  }
}
