// Holding an object that is handed down means depending on all of it, so one
// more read costs nothing.
// Refused by: a new name evaluates the greeting alone
// Seen: evaluated: [GreetingLine: property Account.name, OrderPane: property
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
    Text("Hello, \(account.name)")
  }
}

/// Says how much was ordered, and orders once more.
struct OrderPane: View {
  @Environment(Account.self) private var account

  @State private var notes: [String] = []

  var body: some View {
    let note = "\(account.name) has ordered"
    VStack {
      Text("Orders: \(account.orders)")
      Button("Order") {
        account.orders += 1
        notes.append(note)
      }
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
