// A `==` of my own says that every watcher is gone.
// Refused by: a watcher that nobody holds is gone at once
// Seen: nobody holds the watcher, and it is still there
import ObservationCore

func == <Value>(left: Value?, right: _OptionalNilComparisonType) -> Bool {
  true
}

@Observable
final class FoodTruck {
  var stock = 10
}

final class Watcher {
  private let truck: FoodTruck
  private let agenda: Agenda
  private let show: (Int) -> Void
  private var isStopped = false

  init(
    _ truck: FoodTruck, on agenda: Agenda, show: @escaping (Int) -> Void
  ) {
    self.truck = truck
    self.agenda = agenda
    self.show = show
    observe()
  }

  func stop() {
    isStopped = true
  }

  private func observe() {
    let stock = withObservationTracking {
      truck.stock
    } onChange: {
      self.agenda.add { if !self.isStopped { self.observe() } }
    }
    show(stock)
  }
}

final class Agenda {
  private var entries: [() -> Void] = []

  var isEmpty: Bool { entries.isEmpty }

  func add(_ work: @escaping () -> Void) { entries.append(work) }

  func run() {
    let work = entries
    entries = []
    for entry in work { entry() }
  }
}
