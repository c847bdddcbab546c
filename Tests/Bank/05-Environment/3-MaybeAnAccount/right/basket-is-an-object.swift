// The pane keeps an observable basket, and the page hands down by a modifier.
import ViewCore

/// A customer's account.
@Observable
final class Account {
  var name: String
  var orders = 0

  init(name: String) { self.name = name }
}

@Observable
private final class Basket {
  private(set) var donuts = 0

  func add() { donuts += 1 }

  func order(for account: Account) {
    let ordered = donuts
    donuts = 0
    account.orders += ordered
  }
}

/// A basket: whose it is, and how many donuts are in it.
struct BasketPane: View {
  @Environment(Account.self) private var account: Account?
  @State private var basket = Basket()

  var body: some View {
    let name = account.map { $0.name } ?? "guest"
    VStack {
      HStack {
        Text("\(name):")
        Text("\(basket.donuts) donuts")
      }
      Button("Add") { basket.add() }
      if account != nil {
        Button("Order") {
          if let account { basket.order(for: account) }
        }
      }
    }
  }
}

/// A page for whoever is signed in, or for a guest, if nobody is.
struct AccountPage: View {
  let account: Account?

  var body: some View {
    BasketPane().modifier(SignedIn(account: account))
  }
}

private struct SignedIn: ViewModifier {
  let account: Account?

  func body(content: Content) -> some View {
    content.environment(account)
  }
}
