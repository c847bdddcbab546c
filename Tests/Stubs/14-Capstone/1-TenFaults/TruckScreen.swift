// TODO 9: Find what is wrong in this file, if anything is.
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
      headline
      StopLine(truck: evening.truck)
      AccountBadge().environment(account)
      TotalLine(shift: evening.shift, settings: evening.settings)
      TillLine(till: evening.till) { evening.till.take(1) }
      IceLine(fridge: evening.fridge)
      NoteField(shift: evening.shift)
      KitchenLine(shift: evening.shift)
      OrderBoard(shift: evening.shift)
      ReceiptLine()
    }
  }

  /// The first line: `Dot's truck: 3 open`.
  private var headline: some View {
    Text("\(evening.truck.name)'s truck: \(evening.shift.open) open")
  }
}
