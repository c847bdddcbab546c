import ViewCore

/// A customer's account.
@Observable
final class Account {
  var name: String
  var orders = 0

  init(name: String) { self.name = name }
}

/// Greets the account's owner: `Hello, Ann`.
struct GreetingLine: View {
  // TODO 1: Read the account from the environment, and greet it by name.
  var body: some View { Text("Hello") }
}

/// Shows the number of orders, and adds an order.
///
///     Orders: 0
///     [Order]
struct OrderPane: View {
  // TODO 2: Read the account from the environment.
  var body: some View {
    VStack {
      // TODO 3: Show its orders, and let the button add one.
      Text("Orders: 0")
      Button("Order") {}
    }
  }
}

/// Everything below the title. It's finished, and doesn't know about accounts.
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
      // TODO 4: Inject the account into the front page.
    }
  }
}
