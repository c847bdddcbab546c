// What is to outlast a sign-in has to be kept outside of the views.
// Refused by: a donut is added to the basket
// Seen: one donut was added to a guest's basket, and two to Ann's
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
  var donuts = 0
}

private let basket = Basket()

/// A basket: whose it is, and how many donuts are in it.
struct BasketPane: View {
  @Environment(Account.self) private var account: Account?

  var body: some View {
    VStack {
      Text("\(account?.name ?? "guest"): \(basket.donuts) donuts")
      Button("Add") { basket.donuts += 1 }
      if let account {
        Button("Order") {
          account.orders += basket.donuts
          basket.donuts = 0
        }
      }
    }
    .onAppear { basket.donuts = 0 }
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
