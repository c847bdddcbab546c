// A view appears again when somebody signs in, so onAppear may take the name.
// Refused by: a basket follows the name of its account
// Seen: Ann is now Anna, and the basket says "Ann: 0 donuts"
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
  @State private var name = "guest"

  var body: some View {
    VStack {
      Text("\(name): \(donuts) donuts")
      Button("Add") { donuts += 1 }
      if let account {
        Button("Order") {
          account.orders += donuts
          donuts = 0
        }
      }
    }
    .onAppear { name = account?.name ?? "guest" }
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
