import ViewCore

/// An account, and a button that counts a visit: `Ann: 0 points [Check in]`.
struct AccountBadge: View {
  @Environment(Account.self) private var account

  var body: some View {
    HStack {
      Text("\(account.name): \(account.points) points")
      Button("Check in") { account.points += 1 }
    }
  }
}

/// A field for the name of the account.
struct AccountEditor: View {
  @Environment(Account.self) private var account

  var body: some View {
    @Bindable var account = account
    TextField("Name", text: $account.name)
  }
}
