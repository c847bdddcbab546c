// An object that may be missing needs an optional type in the parentheses, too.
// Refused by: the compiler
// Seen: cannot convert value of type 'Account?.Type' to expected argument type
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
  @Environment(Account?.self) private var account
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
      .environment(account)
  }
}
