// Modifiers read the account, and one of them hands it down.
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
  var body: some View {
    EmptyView().modifier(Greeting())
  }
}

private struct Greeting: ViewModifier {
  @Environment(Account.self) private var account

  func body(content: Content) -> some View {
    content
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
      FrontPage().modifier(Account.HandedDown(account: account))
    }
  }
}

extension Account {
  fileprivate struct HandedDown: ViewModifier {
    let account: Account

    func body(content: Content) -> some View {
      content.environment(account)
    }
  }
}
