// Whoever is called guest is a guest.
// Refused by: an account called guest is an account
// Seen: an account called guest is handed down, and the pane says "guest: 0
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
      let name = account?.name ?? "guest"
      Text("\(name): \(donuts) donuts")
      Button("Add") { donuts += 1 }
      if let account, name != "guest" {
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
      .environment(account)
  }
}
