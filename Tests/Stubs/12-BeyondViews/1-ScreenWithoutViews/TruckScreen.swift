import ObservationCore

@Observable
final class FoodTruck {
  var name: String
  var isOpen = true
  var donuts: Int

  init(name: String, donuts: Int) {
    self.name = name
    self.donuts = donuts
  }
}

/// A text on a screen. It shows the last text that was set.
final class Label {
  /// How often the text was set.
  private(set) var timesSet = 0

  var text = "" {
    didSet { timesSet += 1 }
  }
}

/// Shows a truck on two labels, now and again after every change.
///
///     let screen = TruckScreen(truck, on: agenda)
///     screen.stockLabel.text                  // 10 donuts
///     truck.donuts = 9
///     agenda.run()
///     screen.stockLabel.text                  // 9 donuts
///     screen.truck = other
///     agenda.run()                            // shows the other one
// TODO 1: Nothing is notified when the screen gets a new truck.
final class TruckScreen {
  let nameLabel = Label()
  let stockLabel = Label()
  private let agenda: Agenda

  /// The truck that's shown. It may be replaced at any time.
  var truck: FoodTruck

  init(_ truck: FoodTruck, on agenda: Agenda) {
    self.truck = truck
    self.agenda = agenda
    // TODO 2: The labels are set once, and never again.
    nameLabel.text = nameText
    stockLabel.text = stockText
  }

  private var nameText: String { truck.name }

  private var stockText: String {
    truck.isOpen ? "\(truck.donuts) donuts" : "closed"
  }
}

/// Work that waits until `run()` is called, like work on the main queue.
final class Agenda {
  private var entries: [() -> Void] = []

  var isEmpty: Bool { entries.isEmpty }

  func add(_ work: @escaping () -> Void) { entries.append(work) }

  /// Runs all work added so far, in order. Work that's added meanwhile waits
  /// for the next run.
  func run() {
    let work = entries
    entries = []
    for entry in work { entry() }
  }
}
