// All old values are collected until the agenda runs, and the line takes the
// first of them.
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
  StockHistory(of: truck, on: agenda, write: write).follow()
}

private final class StockHistory {
  private let truck: FoodTruck
  private let agenda: Agenda
  private let write: (String) -> Void
  private var values: [Int] = []
  private var isClosed = false

  init(
    of truck: FoodTruck, on agenda: Agenda, write: @escaping (String) -> Void
  ) {
    self.truck = truck
    self.agenda = agenda
    self.write = write
  }

  func follow() {
    withObservationTracking {
      _ = truck.stock
    } onChange: {
      self.changes()
    }
  }

  private func changes() {
    if isClosed { return }
    values.append(truck.stock)
    if values.count == 1 {
      agenda.add { self.close() }
    }
    follow()
  }

  private func close() {
    isClosed = true
    write("\(values[0]) → \(truck.stock)")
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
