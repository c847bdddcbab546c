// The screen announces its truck to whoever reads it, and the closure is handed the truck that was read.
// Refused by: a truck that is no longer shown sets nothing
// Seen: the labels say “Cid's Donuts” and “closed”, and it was the first
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

/// A text on a screen. It says what somebody has set last.
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
final class TruckScreen {
  let nameLabel = Label()
  let stockLabel = Label()
  private let agenda: Agenda

  /// The truck that is shown. It may be another one at any time.
  var truck: FoodTruck {
    didSet { agenda.add { [weak self] in self.map { $0.follow($0.truck) } } }
  }

  init(_ truck: FoodTruck, on agenda: Agenda) {
    self.truck = truck
    self.agenda = agenda
    follow(truck)
  }

  private func follow(_ truck: FoodTruck) {
    keep(truck, nameLabel) { $0.name }
    keep(truck, stockLabel) { $0.isOpen ? "\($0.donuts) donuts" : "closed" }
  }

  private func keep(
    _ truck: FoodTruck, _ label: Label,
    saying text: @escaping (FoodTruck) -> String
  ) {
    label.text = withObservationTracking {
      text(truck)
    } onChange: { [weak self] in
      self?.agenda.add { self?.keep(truck, label, saying: text) }
    }
  }

  private var nameText: String { truck.name }

  private var stockText: String {
    truck.isOpen ? "\(truck.donuts) donuts" : "closed"
  }
}

/// Work that waits until somebody runs it, as it does on the main queue.
final class Agenda {
  private var entries: [() -> Void] = []

  var isEmpty: Bool { entries.isEmpty }

  func add(_ work: @escaping () -> Void) { entries.append(work) }

  /// Runs, in order, what was added so far. What is added meanwhile waits for
  /// the next run.
  func run() {
    let work = entries
    entries = []
    for entry in work { entry() }
  }
}
