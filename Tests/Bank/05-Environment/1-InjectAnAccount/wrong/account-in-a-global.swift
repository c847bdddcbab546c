// A global variable hands an object down as well, and with less to write.
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

nonisolated(unsafe) private weak var current: Account?

/// Greets whoever the account belongs to: `Hello, Ann`.
struct GreetingLine: View {
  var body: some View {
    Text("Hello, \(current?.name ?? "")")
  }
}

/// Says how much was ordered, and orders once more.
struct OrderPane: View {
  var body: some View {
    VStack {
      Text("Orders: \(current?.orders ?? 0)")
      Button("Order") { current?.orders += 1 }
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
    let _ = current = account
    VStack {
      Text("Donuts")
      FrontPage()
    }
  }
}
