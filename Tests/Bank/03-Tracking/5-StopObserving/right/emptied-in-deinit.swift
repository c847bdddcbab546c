// The closures hold a loop strongly, which stop and deinit empty of all that it
// holds.
import ObservationCore

@Observable
final class FoodTruck {
  var stock = 10
}

/// Shows the stock of a truck, now and again after every change, until it is
/// stopped or nobody holds it any more.
final class Watcher {
  private let loop: WatchLoop

  init(
    _ truck: FoodTruck, on agenda: Agenda, show: @escaping (Int) -> Void
  ) {
    loop = WatchLoop(truck, on: agenda, show: show)
    loop.turn()
  }

  deinit {
    loop.end()
  }

  /// Ends it: nothing is shown any more.
  func stop() {
    loop.end()
  }
}

private final class WatchLoop {
  private var truck: FoodTruck?
  private var agenda: Agenda?
  private var show: ((Int) -> Void)?

  init(
    _ truck: FoodTruck, on agenda: Agenda, show: @escaping (Int) -> Void
  ) {
    self.truck = truck
    self.agenda = agenda
    self.show = show
  }

  func end() {
    truck = nil
    agenda = nil
    show = nil
  }

  func turn() {
    guard let truck, let show else { return }
    let stock = withObservationTracking {
      truck.stock
    } onChange: {
      self.agenda?.add { self.turn() }
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
