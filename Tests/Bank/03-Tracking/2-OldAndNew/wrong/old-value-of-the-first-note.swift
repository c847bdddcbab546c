// The old value of all notes is that of the first one.
// Refused by: an earlier change is not part of the step
// Seen: written was “10 → 15”
import ObservationCore

@Observable
final class FoodTruck {
  var stock = 10
}

nonisolated(unsafe) private var first: Int?

func noteNextChange(
  of truck: FoodTruck, on agenda: Agenda, write: @escaping (String) -> Void
) {
  withObservationTracking {
    _ = truck.stock
  } onChange: {
    let old = first ?? truck.stock
    first = old
    agenda.add { write("\(old) → \(truck.stock)") }
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
