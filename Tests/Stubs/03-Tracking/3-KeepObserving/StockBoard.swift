import ObservationCore

@Observable
final class FoodTruck {
  var stock = 10
}

/// Shows the stock of a truck: now, and again after every change.
///
///     keepShowing(truck, on: agenda) { print($0) }   // 10
///     truck.stock = 9
///     agenda.run()                                   // 9
///     truck.stock = 8
///     agenda.run()                                   // 8
///
/// - Parameters:
///   - agenda: Runs its work after a change.
///   - show: Receives the stock. It may change the stock itself.
func keepShowing(
  _ truck: FoodTruck, on agenda: Agenda, show: @escaping (Int) -> Void
) {
  // TODO 1: This misses changes.
  withObservationTracking {
    show(truck.stock)
  } onChange: {
    // TODO 2: This shows the wrong number, and only once.
    show(truck.stock)
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
