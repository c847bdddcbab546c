// A view keeps the account that it has found first.
// Refused by: who signs in next orders for themselves
// Seen: Bea signed in after Ann and ordered 1 donut: Ann has 1, Bea 0
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
  @State private var first: Account?

  var body: some View {
    VStack {
      Text("\(account?.name ?? "guest"): \(donuts) donuts")
      Button("Add") { donuts += 1 }
      if let account {
        Button("Order") {
          (first ?? account).orders += donuts
          donuts = 0
        }
      }
    }
    .onAppear { first = account }
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
