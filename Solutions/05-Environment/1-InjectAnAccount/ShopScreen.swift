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
  // Why 1: the host fills this property with the nearest injected account
  // before it evaluates the body. The body reads that account's name, so the
  // view depends on the name, and on which account is injected.
  @Environment(Account.self) private var account

  var body: some View { Text("Hello, \(account.name)") }
}

/// Shows the number of orders, and adds an order.
///
///     Orders: 0
///     [Order]
struct OrderPane: View {
  // Why 2: two views read one account, and both find it. They don't know about
  // each other, and no view in between passes the account along.
  // Also works: `@Environment(Account.self) private var account: Account?`, if
  // you decide what to show without one.
  @Environment(Account.self) private var account

  var body: some View {
    VStack {
      // Why 3: the environment passes the object itself, not a copy, so the
      // action changes the account the screen was given.
      Text("Orders: \(account.orders)")
      Button("Order") { account.orders += 1 }
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
        // Why 4: the injected account reaches every view inside the front page.
        // The front page takes nothing, and passes nothing along.
        // Also works: the same modifier on the `VStack`.
        .environment(account)
    }
  }
}
