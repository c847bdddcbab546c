import ViewCore

/// A customer's account.
@Observable
final class Account {
  var name: String
  var orders = 0

  init(name: String) { self.name = name }
}

/// A basket: whose it is, and how many donuts are in it.
///
///     guest: 0 donuts                 Ann: 0 donuts
///     [Add]                           [Add]
///                                     [Order]
struct BasketPane: View {
  @State private var donuts = 0
  // Why 1: with `?` the property is nil if no account is injected. Without the
  // `?`, the program would stop.
  @Environment(Account.self) private var account: Account?

  var body: some View {
    VStack {
      // Why 2: nil is a case to decide on, and here it means a guest.
      Text("\(account?.name ?? "guest"): \(donuts) donuts")
      Button("Add") { donuts += 1 }
      // Why 3: the button is there as long as there's an account, and the
      // action captures the account the body found.
      if let account {
        Button("Order") {
          account.orders += donuts
          donuts = 0
        }
      }
    }
  }
}

/// A page for the signed-in customer, or for a guest.
struct AccountPage: View {
  let account: Account?

  var body: some View {
    BasketPane()
      // Why 4: nil is injected, too, and hides an account injected further out.
      // An `if` and an `else` with a basket each would be two places, so a
      // customer who signs in would find a different, empty basket.
      .environment(account)
  }
}
