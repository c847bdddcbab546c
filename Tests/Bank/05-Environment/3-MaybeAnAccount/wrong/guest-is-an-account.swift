// An empty account can stand in for one that is missing.
// Refused by: a page without an account is a guest's
// Seen: the page was handed nil, and says "guest: 0 donuts
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
    VStack {
      Text("\(account?.name ?? "guest"): \(donuts) donuts")
      Button("Add") { donuts += 1 }
      if let account {
        Button("Order") {
          account.orders += donuts
          donuts = 0
        }
      }
    }
  }
}

/// A page for whoever is signed in, or for a guest, if nobody is.
struct AccountPage: View {
  let account: Account?

  var body: some View {
    BasketPane()
      .environment(account ?? Account(name: "guest"))
  }
}
