// When something is on the agenda already, it will be written anyway.
// Refused by: two calls that wait at once write a line each
// Seen: the books say “10 → 15”, after two calls

import ObservationCore

@Observable
final class FoodTruck {
  var stock = 10
}

/// Writes the next change of a truck's stock in the books: the old value and
/// the new one.
///
///     noteNextChange(of: truck, on: agenda) { print($0) }
///     truck.stock = 15
///     agenda.run()                              // 10 → 15
///
/// - Parameters:
///   - agenda: What runs when the change is done.
///   - write: Is handed the line.
func noteNextChange(
  of truck: FoodTruck, on agenda: Agenda, write: @escaping (String) -> Void
) {
  withObservationTracking {
    _ = truck.stock
  } onChange: {
    guard agenda.isEmpty else { return }
    let old = truck.stock
    agenda.add { write("\(old) → \(truck.stock)") }
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
