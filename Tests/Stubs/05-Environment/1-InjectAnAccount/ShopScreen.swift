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
  // TODO 1: Take the account from the environment, and greet by its name.
  var body: some View { Text("Hello") }
}

/// Says how much was ordered, and orders once more.
///
///     Orders: 0
///     [Order]
struct OrderPane: View {
  // TODO 2: Take the account from the environment.
  var body: some View {
    VStack {
      // TODO 3: Show its orders, and let the button count one more.
      Text("Orders: 0")
      Button("Order") {}
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
      // TODO 4: Hand the account down to the front page.
    }
  }
}
