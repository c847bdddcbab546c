import ViewCore

/// An account, and a button that counts a visit: `Ann: 0 points [Check in]`.
struct AccountBadge: View {
  @Environment(Account.self) private var account: Account?

  var body: some View {
    if let account {
      HStack {
        Text("\(account.name): \(account.points) points")
        Button("Check in") { account.checkIn() }
      }
    }
  }
}

/// A field for the name of the account.
struct AccountEditor: View {
  @Environment(Account.self) private var account: Account?

  var body: some View {
    if let account {
      TextField("Name", text: Bindable(account).name)
    }
  }
}
