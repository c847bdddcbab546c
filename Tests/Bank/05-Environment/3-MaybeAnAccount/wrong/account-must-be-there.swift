// An object that nobody hands down is nil by itself, so the property need not
// be optional.
// Refused by: a basket without an account is a guest's
// Seen: @Environment(Account.self) needs an object that a view further up
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
  @Environment(Account.self) private var account
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
