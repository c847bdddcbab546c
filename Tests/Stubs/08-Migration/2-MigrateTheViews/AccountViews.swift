import ViewCore

/// An account, and a button that counts a visit: `Ann: 0 points [Check in]`.
struct AccountBadge: View {
  // TODO 2: Read the account the new way. The screen injects it.
  @EnvironmentObject private var account: Account

  var body: some View {
    HStack {
      Text("\(account.name): \(account.points) points")
      Button("Check in") { account.checkIn() }
    }
  }
}

/// A field for the name of the account.
// TODO 3: Read the account the new way here, too. The field needs a binding.
struct AccountEditor: View {
  @EnvironmentObject private var account: Account

  var body: some View {
    TextField("Name", text: $account.name)
  }
}
