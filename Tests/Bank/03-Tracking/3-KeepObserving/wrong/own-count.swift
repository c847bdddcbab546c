// A `count` of my own counts one line at most.
// Refused by: a change is not shown before it is done
// Seen: the board showed 10, then 10
import ObservationCore

extension Array where Element == String {
  var count: Int { 1 }
}

@Observable
final class FoodTruck {
  var stock = 10
}

func keepShowing(
  _ truck: FoodTruck, on agenda: Agenda, show: @escaping (Int) -> Void
) {
  withObservationTracking {
    show(truck.stock)
  } onChange: {
    show(truck.stock)
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
