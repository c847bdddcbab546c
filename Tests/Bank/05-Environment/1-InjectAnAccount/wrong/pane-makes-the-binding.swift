// Making a binding to a property reads nothing.
// Refused by: an order is counted in the account
// Seen: evaluated: [OrderPane: property Account.orders, OrderRows: property
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

  private var greeting: String { "Hello, " + account.name }

  var body: some View {
    Text(greeting)
  }
}

/// Says how much was ordered, and orders once more.
struct OrderPane: View {
  @Environment(Account.self) private var account

  var body: some View {
    @Bindable var account = account
    OrderRows(orders: $account.orders)
  }
}

private struct OrderRows: View {
  @Binding var orders: Int

  var body: some View {
    Text("Orders: \(orders)")
    Button("Order") { orders += 1 }
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
    Title()
    Page(account: account)
  }
}

private struct Title: View {
  var body: some View { Text("Donuts") }
}

private struct Page: View {
  let account: Account
  var body: some View { FrontPage().environment(account) }
}
