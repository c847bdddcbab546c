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
      // Why 9: this is report 9. A property of a view isn't a view. Its reads
      // count as the screen's, so the screen is evaluated and, in this host,
      // every view to which it passes a closure. A separate view reads in its
      // own body.
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
    // Why 9: this is report 5. An object put in the environment reaches the
    // views inside the modifier. On the badge it reaches the badge; on the
    // stack it reaches everything in the stack.
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
