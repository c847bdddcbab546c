// A truck has one sign, so a second tracking need not wait before the first
// has been told.
// Refused by: each sign is told for itself
// Seen: onChange ran once: for first
import ObservationCore

@Observable
final class FoodTruck {
  var name = "Glazed"
  var stock = 10
  var looks = 0
  @ObservationIgnored fileprivate var isWatched = false
}

@discardableResult
func sign(
  of truck: FoodTruck, onChange: @escaping @Sendable () -> Void
) -> String {
  truck.looks += 1
  guard !truck.isWatched else { return "\(truck.name): \(truck.stock) left" }
  truck.isWatched = true
  return withObservationTracking {
    "\(truck.name): \(truck.stock) left"
  } onChange: {
    truck.isWatched = false
    onChange()
  }
}
