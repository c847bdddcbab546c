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
  // TODO 1: Read an account from the environment, if there is one.

  var body: some View {
    VStack {
      // TODO 2: Show whose basket it is.
      Text("guest: \(donuts) donuts")
      Button("Add") { donuts += 1 }
      // TODO 3: With an account there's a third line, a button that orders.
    }
  }
}

/// A page for the signed-in customer, or for a guest.
struct AccountPage: View {
  let account: Account?

  var body: some View {
    BasketPane()
    // TODO 4: Inject the account, or nil if there is none.
  }
}
