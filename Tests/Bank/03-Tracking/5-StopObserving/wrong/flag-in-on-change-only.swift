// Once onChange looks at the flag, nothing more can be shown.
// Refused by: what the agenda has not shown before stop is not shown after
// Seen: the board showed 10, then 9
import ObservationCore

@Observable
final class FoodTruck {
  var stock = 10
}

/// Shows the stock of a truck, now and again after every change, until it is
/// stopped or nobody holds it any more.
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

  /// Ends it: nothing is shown any more.
  func stop() {
    isStopped = true
  }

  private func observe() {
    let stock = withObservationTracking {
      truck.stock
    } onChange: { [weak self] in
      guard let self, !self.isStopped else { return }
      self.agenda.add { [weak self] in self?.observe() }
    }
    show(stock)
  }
}

/// Work that waits until somebody runs it, as it does on the main queue of an
/// app.
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
