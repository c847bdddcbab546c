// The pane keeps the basket, and its parts find the account by themselves.
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

  var body: some View {
    VStack {
      OwnedBasket(donuts: donuts)
      Button("Add") { donuts += 1 }
      MaybeOrder(donuts: $donuts)
    }
  }
}

private struct OwnedBasket: View {
  let donuts: Int
  @Environment(Account.self) private var account: Account?

  var body: some View {
    Text("\(account?.name ?? "guest"): \(donuts) donuts")
  }
}

private struct MaybeOrder: View {
  @Binding var donuts: Int
  @Environment(Account.self) private var account: Account?

  var body: some View {
    if let account {
      Button("Order") {
        account.orders += donuts
        donuts = 0
      }
    }
  }
}

/// A page for whoever is signed in, or for a guest, if nobody is.
struct AccountPage: View {
  let account: Account?

  var body: some View {
    BasketPane()
      .environment(account)
  }
}
