import ObservationCore

@Observable
final class FoodTruck {
  var stock = 10
}

/// Shows the stock of a truck, now and again after every change, until it's
/// stopped or released.
///
///     let watcher = Watcher(truck, on: agenda) { print($0) }   // 10
///     truck.stock = 9
///     agenda.run()                                             // 9
///     watcher.stop()
///     truck.stock = 8
///     agenda.run()                                             // no output
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

  /// Ends it: nothing more is shown.
  func stop() {
    // Why 2: `withObservationTracking` gives you no way to cancel the active
    // tracking. onChange is called once more, and the work that it adds to the
    // agenda checks this flag.
    // Also works: `guard !isStopped else { return }` at the top of `observe()`.
    isStopped = true
  }

  private func observe() {
    let stock = withObservationTracking {
      truck.stock
    } onChange: { [weak self] in
      // Why 3: both closures may outlive the watcher, the outer closure in the
      // truck and the inner closure on the agenda. `self` is weak in both.
      // Also works: `guard let self` in the outer closure, and a separate
      // `[weak self]` in the inner closure.
      self?.agenda.add {
        if let self, !self.isStopped { self.observe() }
      }
    }
    show(stock)
  }
}

/// Work that waits to be run later, like the work on the main queue.
final class Agenda {
  private var entries: [() -> Void] = []

  var isEmpty: Bool { entries.isEmpty }

  func add(_ work: @escaping () -> Void) { entries.append(work) }

  /// Runs the work added so far, in order. Work added meanwhile waits for the
  /// next run.
  func run() {
    let work = entries
    entries = []
    for entry in work { entry() }
  }
}
