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
  // Why 1: the host fills this property before it evaluates the body, with the
  // nearest account that is handed down. The body reads the name of that
  // account, and so it waits for the name, and for another account.
  @Environment(Account.self) private var account

  var body: some View { Text("Hello, \(account.name)") }
}

/// Says how much was ordered, and orders once more.
///
///     Orders: 0
///     [Order]
struct OrderPane: View {
  // Why 2: two views ask for one account, and each finds it. Neither knows of
  // the other, and nobody between them hands it on.
  // Also works: `@Environment(Account.self) private var account: Account?`, if
  // you decide what to show where there is none.
  @Environment(Account.self) private var account

  var body: some View {
    VStack {
      // Why 3: what is handed down is the object itself, not a copy: the action
      // changes the account that the screen was handed.
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
        // Why 4: what is handed down reaches every view inside of the front
        // page. The front page takes nothing, and hands on nothing.
        // Also works: the same modifier on the `VStack`.
        .environment(account)
    }
  }
}
