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
  // Why 1: when `show` is called, the tracking is already registered. If `show`
  // ran inside apply, its change would come after the read and before the
  // registration, and be missed. If `show` ran before the tracking, its change
  // would be read, but would notify no one and never be shown.
  // Also works: `let stock = withObservationTracking …`, then `show(stock)`.
  show(
    withObservationTracking {
      truck.stock
    } onChange: {
      // Why 2: the agenda runs after the change. It reads the stock and
      // observes the next change in one go: nothing on this thread can come in
      // between.
      agenda.add { keepShowing(truck, on: agenda, show: show) }
    })
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
