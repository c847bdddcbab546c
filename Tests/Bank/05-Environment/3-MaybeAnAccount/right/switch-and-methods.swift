// A switch lists the third line, and methods do the work.
import ViewCore

/// A customer's account.
@Observable
final class Account {
  var name: String
  var orders = 0

  init(name: String) { self.name = name }
}

/// A basket: whose it is, and how many donuts are in it.
struct BasketPane: View {
  @State private var donuts = 0
  @Environment(Account.self) private var account: Account?

  private var owner: String {
    guard let account else { return "guest" }
    return account.name
  }

  private func add() { donuts += 1 }

  private func order() {
    account?.orders += donuts
    donuts = 0
  }

  var body: some View {
    Text(owner + ": " + String(donuts) + " donuts")
    Button("Add", action: add)
    switch account {
    case .some: Button("Order", action: order)
    case .none: EmptyView()
    }
  }
}

/// A page for whoever is signed in, or for a guest, if nobody is.
struct AccountPage: View {
  let account: Account?

  var body: some View {
    Group {
      BasketPane()
    }
    .environment(account)
  }
}
