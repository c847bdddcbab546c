// When the closures hold the truck, the agenda and show in place of the
// watcher, it all ends with the watcher.
// Refused by: a watcher that nobody holds is gone at once
// Seen: the board showed 10, then 9, and the watcher was let go at 10
import ObservationCore

@Observable
final class FoodTruck {
  var stock = 10
}

/// Shows the stock of a truck, now and again after every change, until it is
/// stopped or nobody holds it any more.
final class Watcher {
  private let end = WatchEnd()

  init(
    _ truck: FoodTruck, on agenda: Agenda, show: @escaping (Int) -> Void
  ) {
    Watcher.observe(truck, on: agenda, until: end, show: show)
  }

  /// Ends it: nothing is shown any more.
  func stop() {
    end.isReached = true
  }

  private static func observe(
    _ truck: FoodTruck, on agenda: Agenda, until end: WatchEnd,
    show: @escaping (Int) -> Void
  ) {
    if end.isReached { return }
    let stock = withObservationTracking {
      truck.stock
    } onChange: {
      agenda.add {
        Watcher.observe(truck, on: agenda, until: end, show: show)
      }
    }
    show(stock)
  }
}

private final class WatchEnd {
  var isReached = false
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
