import ViewCore

/// An account, and a button that counts a visit: `Ann: 0 points [Check in]`.
struct AccountBadge: View {
  // Why 2: a view reads an observable object from the environment by its type,
  // and `.environment(account)` injects it.
  @Environment(Account.self) private var account

  var body: some View {
    HStack {
      Text("\(account.name): \(account.points) points")
      Button("Check in") { account.checkIn() }
    }
  }
}

/// A field for the name of the account.
// Why 3: `@Environment` makes no bindings, but a local `@Bindable` does.
// Also works: `TextField("Name", text: Bindable(account).name)`.
struct AccountEditor: View {
  @Environment(Account.self) private var account

  var body: some View {
    @Bindable var account = account
    TextField("Name", text: $account.name)
  }
}
