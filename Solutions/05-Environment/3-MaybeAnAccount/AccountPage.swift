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

  // Why 1: with `?` the property is nil where nobody hands down an account.
  // Without it the program would stop there.
  @Environment(Account.self) private var account: Account?

  var body: some View {
    VStack {
      Text("\(account?.name ?? "guest"): \(donuts) donuts")
      Button("Add") { donuts += 1 }
      // Why 2: the branch is there as long as there is an account, and the
      // action holds the account that the body has found.
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
    // Why 3: nil is handed down, too, and takes away what is handed down from
    // further up. An `if` with a basket in each branch would be two places: the
    // basket would be empty after each change of branch.
    BasketPane()
      .environment(account)
  }
}
