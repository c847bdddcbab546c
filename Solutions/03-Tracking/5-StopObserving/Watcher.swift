import ObservationCore

@Observable
final class FoodTruck {
  var stock = 10
}

/// Shows the stock of a truck, now and again after every change, until it is
/// stopped or nobody holds it any more.
///
///     let watcher = Watcher(truck, on: agenda) { print($0) }   // 10
///     truck.stock = 9
///     agenda.run()                                             // 9
///     watcher.stop()
///     truck.stock = 8
///     agenda.run()                                             // silence
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
    // Why 2: `withObservationTracking` gives no way to take back the tracking
    // that waits. It calls once more, and the work that it leaves on the agenda
    // checks this.
    // Also works: `guard !isStopped else { return }` at the top of `observe()`.
    isStopped = true
  }

  private func observe() {
    let stock = withObservationTracking {
      truck.stock
    } onChange: { [weak self] in
      // Why 3: both closures may outlive the watcher, the outer one with the
      // truck and the inner one on the agenda. `self` is weak in both of them.
      // Also works: `guard let self` in the outer one, and a `[weak self]` of
      // its own for the inner one.
      self?.agenda.add {
        if let self, !self.isStopped { self.observe() }
      }
    }
    show(stock)
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
