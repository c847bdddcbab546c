// The basket of a guest and that of a customer are two panes.
// Refused by: signing in keeps the basket
// Seen: a guest put 2 donuts into the basket, then signed in as Ann, and the
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

  var body: some View {
    if let account {
      CustomersBasket(account: account)
    } else {
      GuestsBasket()
    }
  }
}

private struct GuestsBasket: View {
  @State private var donuts = 0

  var body: some View {
    VStack {
      Text("guest: \(donuts) donuts")
      Button("Add") { donuts += 1 }
    }
  }
}

private struct CustomersBasket: View {
  let account: Account
  @State private var donuts = 0

  var body: some View {
    VStack {
      Text("\(account.name): \(donuts) donuts")
      Button("Add") { donuts += 1 }
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
