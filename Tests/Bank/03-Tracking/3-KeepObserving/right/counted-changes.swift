// It counts the changes, tracks again in onChange, and the agenda shows when
// something is new.
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
  let counts = ChangeCounts()
  track(truck, counts: counts) {
    agenda.add {
      counts.shown = counts.announced
      show(truck.stock)
    }
  }
  show(truck.stock)
}

private final class ChangeCounts {
  var announced = 0
  var shown = 0
}

/// Calls `plan` for the first change since the last one that was shown.
private func track(
  _ truck: FoodTruck, counts: ChangeCounts, plan: @escaping () -> Void
) {
  withObservationTracking {
    _ = truck.stock
  } onChange: {
    if counts.announced == counts.shown { plan() }
    counts.announced += 1
    track(truck, counts: counts, plan: plan)
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
