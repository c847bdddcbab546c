// Whoever has signed in once is known, also when nobody hands the account down
// any more.
// Refused by: signing out keeps the basket
// Seen: Ann signed in and out again, and the basket says "Ann: 1 donuts"
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
  @Environment(Account.self) private var found: Account?
  @State private var donuts = 0
  @State private var known: Account?

  var body: some View {
    VStack {
      let account = found ?? known
      Text("\(account?.name ?? "guest"): \(donuts) donuts")
      Button("Add") { donuts += 1 }
      if let account {
        Button("Order") {
          account.orders += donuts
          donuts = 0
        }
      }
    }
    .onChange(of: found.map { ObjectIdentifier($0) }) {
      if let found { known = found }
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
