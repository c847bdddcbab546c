// The environment is there as soon as the view is made, so init can read it.
// Refused by: a greeting names the account that is handed down
// Seen: Ann's account was handed down to the line, which says "Hello, "
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
  @Environment(Account.self) private var account: Account?
  private var greeting = ""

  init() { greeting = "Hello, \(account?.name ?? "")" }

  var body: some View {
    Text(greeting)
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
      FrontPage()
        .environment(account)
    }
  }
}
