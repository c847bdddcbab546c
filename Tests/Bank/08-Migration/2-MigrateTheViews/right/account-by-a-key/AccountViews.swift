import ViewCore

private struct AccountKey: EnvironmentKey {
  static var defaultValue: Account? { nil }
}

extension EnvironmentValues {
  var account: Account? {
    get { self[AccountKey.self] }
    set { self[AccountKey.self] = newValue }
  }
}

/// An account, and a button that counts a visit: `Ann: 0 points [Check in]`.
struct AccountBadge: View {
  @Environment(\.account) private var account

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
  @Environment(\.account) private var account

  var body: some View {
    if let account {
      TextField("Name", text: Bindable(account).name)
    }
  }
}
