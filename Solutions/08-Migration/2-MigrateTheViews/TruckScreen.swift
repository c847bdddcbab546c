import ViewCore

/// The whole app: a food truck, its orders, and the account of a customer.
///
///     Dot's truck
///     Ann: 0 points [Check in]
///     Name: Ann_
///     Tips: 0 [Tip]
///     Note: _
///     [soup] open
///     [pie] open
///     [Add stew]
// Why 1: the screen creates the orders, so it has to own them: `@State` does
// for an observable object what `@StateObject` does for one that publishes. The
// screen doesn't own the account, and injects it by its type.
struct TruckScreen: View {
  let account: Account
  @State private var orders = Orders()

  init(account: Account) { self.account = account }

  var body: some View {
    VStack {
      Text("Dot's truck")
      AccountBadge()
      AccountEditor()
      TipJar(orders: orders)
      NoteField(orders: orders)
      OrderList(orders: orders)
    }
    .environment(account)
  }
}
