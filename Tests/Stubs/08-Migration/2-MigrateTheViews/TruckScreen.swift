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
// TODO 1: Store the orders and inject the account the new way.
struct TruckScreen: View {
  let account: Account
  @StateObject private var orders = Orders()

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
    .environmentObject(account)
  }
}
