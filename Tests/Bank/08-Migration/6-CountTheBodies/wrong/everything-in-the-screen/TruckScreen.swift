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
struct TruckScreen: View {
  let account: Account
  @State private var orders = Orders()

  init(account: Account) { self.account = account }

  var body: some View {
    @Bindable var orders = orders
    VStack {
      Text("Dot's truck")
      AccountBadge()
      AccountEditor()
      HStack {
        Text("Tips: \(orders.tips)")
        Button("Tip") { orders.tips += 1 }
      }
      TextField("Note", text: $orders.note)
      Text("Ready: \(orders.ready)")
      ForEach(orders.all.indices, id: \.self) { index in
        let order = orders.all[index]
        HStack {
          Button(order.dish) { order.isReady.toggle() }
          Text(order.isReady ? "ready" : "open")
        }
      }
      Button("Add stew") { orders.add("stew") }
    }
    .environment(account)
  }
}
