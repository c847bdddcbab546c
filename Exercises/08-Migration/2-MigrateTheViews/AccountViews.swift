import ViewCore

/// An account, and a button that counts a visit: `Ann: 0 points [Check in]`.
struct AccountBadge: View {
  // TODO 2: Take the account in the new way. The screen hands it down.
  @EnvironmentObject private var account: Account

  var body: some View {
    HStack {
      Text("\(account.name): \(account.points) points")
      Button("Check in") { account.checkIn() }
    }
  }
}

/// A field for the name of the account.
// TODO 3: Take the account in the new way, too. The field needs a binding.
struct AccountEditor: View {
  @EnvironmentObject private var account: Account

  var body: some View {
    TextField("Name", text: $account.name)
  }
}
