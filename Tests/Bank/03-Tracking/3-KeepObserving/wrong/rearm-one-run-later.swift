// The tracking can begin again in the run after the one that shows the stock.
// Refused by: a change between two runs of the agenda is shown
// Seen: the board showed 10, then 9
import ObservationCore

@Observable
final class FoodTruck {
  var stock = 10
}

/// Shows the stock of a truck: now, and again after every change.
///
/// - Parameters:
///   - agenda: What runs when a change is done.
///   - show: Is handed the stock. It may change the stock itself.
func keepShowing(
  _ truck: FoodTruck, on agenda: Agenda, show: @escaping (Int) -> Void
) {
  track(truck, on: agenda, show: show)
  show(truck.stock)
}

private func track(
  _ truck: FoodTruck, on agenda: Agenda, show: @escaping (Int) -> Void
) {
  withObservationTracking {
    _ = truck.stock
  } onChange: {
    agenda.add {
      agenda.add { track(truck, on: agenda, show: show) }
      show(truck.stock)
    }
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
