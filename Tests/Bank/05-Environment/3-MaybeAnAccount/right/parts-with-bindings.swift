// The pane finds the account once, and hands it to its parts with a binding to
// the basket.
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
    BasketLine(account: account, donuts: donuts)
    Button("Add") { $donuts.wrappedValue += 1 }
    if let account {
      OrderButton(account: account, donuts: $donuts)
    }
  }
}

private struct BasketLine: View {
  let account: Account?
  let donuts: Int

  var body: some View {
    Text("\(account?.name ?? "guest"): \(donuts) donuts")
  }
}

private struct OrderButton: View {
  @Bindable var account: Account
  @Binding var donuts: Int

  var body: some View {
    Button("Order") {
      account.orders += donuts
      donuts = 0
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
