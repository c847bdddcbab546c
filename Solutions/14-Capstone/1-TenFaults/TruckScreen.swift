import ViewCore

/// The whole app, as it should look:
///
///     Dot's truck: 3 open
///     at Main St [Drive on]
///     Ann: 0 points [Check in]
///     Total: 12 $ [Currency]
///     Cash: 0 [Tip]
///     Ice: 9 [Take ice]
///     Note: _
///     Kitchen: no note
///     [ ] soup [Edit] [Remove]
///     [ ] pie [Edit] [Remove]
///     [ ] roll [Edit] [Remove]
///     [Add stew] [All ready]
///     Receipt for Ann
struct TruckScreen: View {
  let evening: Evening
  let account: Account

  init(evening: Evening, account: Account) {
    self.evening = evening
    self.account = account
  }

  var body: some View {
    VStack {
      // Why 9: this is report 9. A property of a view is not a view. What it
      // reads, the screen has read. So the screen is evaluated, and in this host
      // all views that it gives a closure. A view reads in a body of its own.
      Headline(truck: evening.truck, shift: evening.shift)
      StopLine(truck: evening.truck)
      AccountBadge()
      TotalLine(shift: evening.shift, settings: evening.settings)
      TillLine(till: evening.till) { evening.till.take(1) }
      IceLine(fridge: evening.fridge)
      NoteField(shift: evening.shift)
      KitchenLine(shift: evening.shift)
      OrderBoard(shift: evening.shift)
      ReceiptLine()
    }
    // Why 9: this is report 5. What is handed down reaches the views below the
    // modifier. On the badge it reaches the badge; on the stack it reaches all
    // that is in the stack.
    // Also works: one more `.environment(account)` on the receipt.
    .environment(account)
  }
}

/// The first line: `Dot's truck: 3 open`.
struct Headline: View {
  let truck: Truck
  let shift: Shift

  var body: some View {
    Text("\(truck.name)'s truck: \(shift.open) open")
  }
}
