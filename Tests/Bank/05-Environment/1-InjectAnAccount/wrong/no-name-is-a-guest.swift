// Whoever has no name is a guest.
// Refused by: whatever happens, in any order
// Seen: account was renamed to "", and the screen says "Donuts
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
    Text("Hello, \(account.name.isEmpty ? "guest" : account.name)")
  }
}

/// Says how much was ordered, and orders once more.
///
///     Orders: 0
///     [Order]
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
///
///     Donuts
///     Hello, Ann
///     Orders: 0
///     [Order]
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
