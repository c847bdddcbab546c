// Each property is waited for by a tracking of its own.
// Refused by: a change of the name is announced
// Seen: onChange ran 2 times: for sign, then for sign
import ObservationCore

@Observable
final class FoodTruck {
  var name = "Glazed"
  var stock = 10
  var looks = 0
}

@discardableResult
func sign(
  of truck: FoodTruck, onChange: @escaping @Sendable () -> Void
) -> String {
  truck.looks += 1
  withObservationTracking {
    _ = truck.name
  } onChange: {
    onChange()
  }
  return withObservationTracking {
    "\(truck.name): \(truck.stock) left"
  } onChange: {
    onChange()
  }
}
