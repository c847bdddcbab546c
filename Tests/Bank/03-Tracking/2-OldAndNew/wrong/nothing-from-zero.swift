// A stock of 0 is no old value.
// Refused by: nothing left is a stock like any other
// Seen: nothing was written, and the stock went from 0 to 7
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
      if old != 0 { write("\(old) → \(truck.stock)") }
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
