import ViewCore

/// A customer of the truck.
@Observable
final class Account {
  var name: String
  var points = 0

  init(name: String) { self.name = name }
}

/// The account that's signed in, and a button that counts a visit:
/// `Ann: 0 points [Check in]`.
struct AccountBadge: View {
  @Environment(Account.self) private var account

  var body: some View {
    HStack {
      Text("\(account.name): \(account.points) points")
      Button("Check in") { account.points += 1 }
    }
  }
}

/// The last line: `Receipt for Ann`, or for a guest if no account is signed in.
struct ReceiptLine: View {
  // Why 8: nothing is wrong here. The line shows a guest if the environment has
  // no account, and the screen didn't provide the account to this line.
  @Environment(Account.self) private var account: Account?

  var body: some View {
    Text("Receipt for \(account?.name ?? "guest")")
  }
}
