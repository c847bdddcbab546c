import ObservationCore

@Observable
final class FoodTruck {
  var stock = 10
}

/// Writes the next change of a truck's stock: the old and the new value.
///
///     noteNextChange(of: truck, on: agenda) { print($0) }
///     truck.stock = 15
///     agenda.run()                              // 10 → 15
///
/// - Parameters:
///   - agenda: Runs its work after the change.
///   - write: Receives the line.
func noteNextChange(
  of truck: FoodTruck, on agenda: Agenda, write: @escaping (String) -> Void
) {
  withObservationTracking {
    _ = truck.stock
  } onChange: {
    // TODO 1: The line says `10 → 10`, whatever the stock changes to.
    write("\(truck.stock) → \(truck.stock)")
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
