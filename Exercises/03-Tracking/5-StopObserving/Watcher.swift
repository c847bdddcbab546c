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
  // TODO 1: Store here what `stop()` needs.

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
    // TODO 2: This doesn't end anything.
  }

  private func observe() {
    let stock = withObservationTracking {
      truck.stock
    } onChange: {
      // TODO 3: This continues forever, and keeps the watcher alive.
      self.agenda.add { self.observe() }
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
