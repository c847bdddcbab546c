// A `!=` of my own takes no line for a line.
// Refused by: the line holds the old value and the new one
// Seen: nothing was written
import ObservationCore

func != (left: [String], right: [String]) -> Bool { true }

extension Array where Element == String {
  var isEmpty: Bool { true }
}

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
    agenda.add {}
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
