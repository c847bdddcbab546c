import ViewCore

/// The whole app, after its migration.
///
///     Dot's truck
///     Ann: 0 points [Check in]
///     Name: Ann_
///     Tips: 0 [Tip]
///     Note: _
///     Ready: 0 of 2
///     [soup] open
///     [pie] open
///     [Add stew]
// Why 7: to pass a value, the screen has to read it. If it passes the orders,
// each part reads for itself, and the screen reads nothing that changes.
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
      ReadyLine(orders: orders)
      OrderList(orders: orders)
    }
    .environment(account)
  }
}
