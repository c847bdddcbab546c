// A change is worth telling while there is enough left.
// Refused by: a change is announced, however little was left
// Seen: onChange ran once: for next sign
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
  return withObservationTracking {
    "\(truck.name): \(truck.stock) left"
  } onChange: {
    if truck.stock > 5 { onChange() }
  }
}
