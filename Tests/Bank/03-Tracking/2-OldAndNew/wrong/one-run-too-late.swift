// The agenda has to run twice, to be sure that the change is done.
// Refused by: the line is written by the next run of the agenda
// Seen: nothing was written, and the agenda ran once after the change
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
      agenda.add { write("\(old) → \(truck.stock)") }
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
