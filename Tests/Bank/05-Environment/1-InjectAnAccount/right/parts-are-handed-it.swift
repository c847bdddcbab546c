// Both views find the account, and hand it to a part, which reads.
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
    NameText(account: account)
  }
}

private struct NameText: View {
  let account: Account
  var body: some View { Text("Hello, \(account.name)") }
}

/// Says how much was ordered, and orders once more.
struct OrderPane: View {
  @Environment(Account.self) private var account

  var body: some View {
    VStack {
      OrdersText(account: account)
      OrderButton()
    }
  }
}

private struct OrdersText: View {
  let account: Account
  var body: some View { Text("Orders: \(account.orders)") }
}

private struct OrderButton: View {
  @Environment(Account.self) private var account
  var body: some View { Button("Order") { account.orders += 1 } }
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
