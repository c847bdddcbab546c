// A registrar by hand announces another truck, and a tie for each label waits.
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
final class TruckScreen: Observable {
  let nameLabel = Label()
  let stockLabel = Label()
  private let agenda: Agenda

  /// The truck that is shown. It may be another one at any time.
  var truck: FoodTruck {
    get {
      registrar.access(self, keyPath: \.truck)
      return current
    }
    set {
      registrar.willSet(self, keyPath: \.truck)
      current = newValue
      registrar.didSet(self, keyPath: \.truck)
    }
  }

  private var current: FoodTruck
  private let registrar = ObservationRegistrar()

  init(_ truck: FoodTruck, on agenda: Agenda) {
    current = truck
    self.agenda = agenda
    keep { $0.nameLabel.text = $0.nameText }
    keep { $0.stockLabel.text = $0.stockText }
  }

  private func keep(_ show: @escaping (TruckScreen) -> Void) {
    withObservationTracking {
      show(self)
    } onChange: { [weak self] in
      guard let self else { return }
      agenda.add { [weak self] in self?.keep(show) }
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
