// Each truck has a number, and what was left by an earlier one does nothing.
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
// TODO 1: Nothing is told when the screen gets another truck.
final class TruckScreen {
  let nameLabel = Label()
  let stockLabel = Label()
  private let agenda: Agenda

  /// The truck that is shown. It may be another one at any time.
  var truck: FoodTruck {
    didSet {
      round += 1
      let mine = round
      agenda.add { [weak self] in
        guard let self, mine == round else { return }
        showName()
        showStock()
      }
    }
  }

  /// Tells what belongs to this truck from what was left by an earlier one.
  private var round = 0

  init(_ truck: FoodTruck, on agenda: Agenda) {
    self.truck = truck
    self.agenda = agenda
    showName()
    showStock()
  }

  private func showName() {
    follow(\.nameLabel, \.nameText) { $0.showName() }
  }

  private func showStock() {
    follow(\.stockLabel, \.stockText) { $0.showStock() }
  }

  private func follow(
    _ label: KeyPath<TruckScreen, Label>, _ text: KeyPath<TruckScreen, String>,
    again: @escaping (TruckScreen) -> Void
  ) {
    let mine = round
    self[keyPath: label].text = withObservationTracking {
      self[keyPath: text]
    } onChange: { [weak self] in
      guard let self, mine == round else { return }
      agenda.add { [weak self] in
        if let self, mine == self.round { again(self) }
      }
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
