import ViewCore

/// One evening at the truck: the models, and the objects that work behind the
/// screen. After every tap the app runs the agenda.
final class Evening {
  let truck = Truck(
    name: "Dot", route: ["Main St", "Elm St", "Oak St"])
  let shift = Shift()
  let till = Till()
  let fridge = Fridge()
  let settings: Settings
  let agenda = Agenda()
  let archive = Archive()
  let sign: Sign
  let book: CashBook
  private var saver: Saver?

  /// - Parameter defaults: Where the settings are kept.
  init(defaults: Defaults) {
    shift.take("soup", for: 4)
    shift.take("pie", for: 3)
    shift.take("roll", for: 5)
    settings = Settings(defaults: defaults)
    sign = Sign(of: shift, on: agenda)
    book = CashBook(of: till)
    saver = Saver(of: shift, in: archive, on: agenda)
  }

  /// Releases the saver: later changes aren't saved.
  func close() { saver = nil }
}
