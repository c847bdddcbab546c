// A tracking has to be renewed inside onChange, so that it stays alive until
// the agenda runs.
// Refused by: two changes before the agenda runs make one step
// Seen: the books say “10 → 20”, then “15 → 20”
import ObservationCore

@Observable
final class FoodTruck {
  var stock = 10
}

/// Writes the next change of a truck's stock in the books: the old value and
/// the new one.
///
/// - Parameters:
///   - agenda: What runs when the change is done.
///   - write: Is called once, by the agenda.
func noteNextChange(
  of truck: FoodTruck, on agenda: Agenda, write: @escaping (String) -> Void
) {
  withObservationTracking {
    _ = truck.stock
  } onChange: {
    let old = truck.stock
    agenda.add { write("\(old) → \(truck.stock)") }
    noteNextChange(of: truck, on: agenda, write: write)
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
