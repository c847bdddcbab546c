// While a change is being written nobody can ask for the next one.
// Refused by: asked again while it writes, it writes the next change
// Seen: the books say “10 → 15”
import ObservationCore

@Observable
final class FoodTruck {
  var stock = 10
}

nonisolated(unsafe) private var isWriting = false

func noteNextChange(
  of truck: FoodTruck, on agenda: Agenda, write: @escaping (String) -> Void
) {
  if isWriting { return }
  withObservationTracking {
    _ = truck.stock
  } onChange: {
    let old = truck.stock
    agenda.add {
      isWriting = true
      write("\(old) → \(truck.stock)")
      isWriting = false
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
