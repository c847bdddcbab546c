// The state can be set to waiting after show, whatever show has done.
// Refused by: show may stop the watcher
// Seen: the board showed 10, then 9, then 8, and show itself has stopped the watcher
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
  private var state = State.waiting

  private enum State {
    case showing, waiting, stopped
  }

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
    state = .stopped
  }

  private func observe() {
    if state == .stopped { return }
    state = .showing
    let stock = withObservationTracking {
      truck.stock
    } onChange: { [weak self] in
      self?.agenda.add { [weak self] in self?.observe() }
    }
    show(stock)
    state = .waiting
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
