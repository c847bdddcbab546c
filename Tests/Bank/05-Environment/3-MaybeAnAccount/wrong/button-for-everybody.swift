// A button that has nothing to do does no harm.
// Refused by: a basket without an account is a guest's
// Seen: nobody hands an account down, and the pane says "guest: 0 donuts
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
      Button("Order") {
        guard let account else { return }
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
