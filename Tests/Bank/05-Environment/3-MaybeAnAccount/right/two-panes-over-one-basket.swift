// A pane for each case, and both show the basket that the pane above them
// keeps.
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
  @Environment(Account.self) private var account: Account?
  @State private var donuts = 0

  var body: some View {
    if let account {
      CustomersBasket(account: account, donuts: $donuts)
    } else {
      Basket(owner: "guest", donuts: $donuts)
    }
  }
}

private struct Basket: View {
  let owner: String
  @Binding var donuts: Int

  var body: some View {
    VStack {
      Text("\(owner): \(donuts) donuts")
      Button("Add") { donuts += 1 }
    }
  }
}

private struct CustomersBasket: View {
  let account: Account
  @Binding var donuts: Int

  var body: some View {
    VStack {
      Basket(owner: account.name, donuts: $donuts)
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
