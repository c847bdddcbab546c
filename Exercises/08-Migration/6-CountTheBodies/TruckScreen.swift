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
// TODO 7: The screen is re-evaluated for values that two of its parts show.
// Change what you pass to them.
struct TruckScreen: View {
  let account: Account
  @State private var orders = Orders()

  init(account: Account) { self.account = account }

  var body: some View {
    VStack {
      Text("Dot's truck")
      AccountBadge()
      AccountEditor()
      TipJar(tips: orders.tips) { orders.tips += 1 }
      NoteField(orders: orders)
      ReadyLine(ready: orders.ready)
      OrderList(orders: orders)
    }
    .environment(account)
  }
}
