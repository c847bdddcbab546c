// The agenda is handed the line of the latest change alone.
// Refused by: two calls that wait at once write a line each
// Seen: the books say “10 → 15”, after two calls
import ObservationCore

@Observable
final class FoodTruck {
  var stock = 10
}

nonisolated(unsafe) private var latest: () -> Void = {}

func noteNextChange(
  of truck: FoodTruck, on agenda: Agenda, write: @escaping (String) -> Void
) {
  withObservationTracking {
    _ = truck.stock
  } onChange: {
    let old = truck.stock
    latest = { write("\(old) → \(truck.stock)") }
    agenda.add {
      latest()
      latest = {}
    }
  }
}

final class Agenda {
  private var entries: [() -> Void] = []

  var isEmpty: Bool { entries.isEmpty }

  func add(_ work: @escaping () -> Void) { entries.append(work) }

  func run() {
    let work = entries
    entries = []
    for entry in work { entry() }
  }
}
