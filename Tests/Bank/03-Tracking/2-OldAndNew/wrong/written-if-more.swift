// A line is written when the stock has grown.
// Refused by: asked again, it writes the next change
// Seen: the books say “10 → 15”
import ObservationCore

@Observable
final class FoodTruck {
  var stock = 10
}

func noteNextChange(
  of truck: FoodTruck, on agenda: Agenda, write: @escaping (String) -> Void
) {
  withObservationTracking {
    _ = truck.stock
  } onChange: {
    let old = truck.stock
    agenda.add {
      if truck.stock > old { write("\(old) → \(truck.stock)") }
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
