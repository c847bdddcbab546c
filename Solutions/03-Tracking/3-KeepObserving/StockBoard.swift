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
///   - agenda: What runs when a change is done.
///   - show: Is handed the stock. It may change the stock itself.
func keepShowing(
  _ truck: FoodTruck, on agenda: Agenda, show: @escaping (Int) -> Void
) {
  // Why 1: when `show` is called, the tracking waits already. If `show` ran
  // inside apply, a change that it made would come after the read and before
  // the wait: missed. If it ran before the tracking, its change would be read,
  // but announced to nobody and never shown.
  // Also works: `let stock = withObservationTracking …`, then `show(stock)`.
  show(
    withObservationTracking {
      truck.stock
    } onChange: {
      // Why 2: when the agenda runs, the change is done. It reads the stock and
      // waits for the next change in one go: nothing on this thread can come in
      // between.
      agenda.add { keepShowing(truck, on: agenda, show: show) }
    })
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
