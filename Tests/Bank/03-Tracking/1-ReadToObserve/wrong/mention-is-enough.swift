// Naming the truck inside apply observes all of it.
// Refused by: a change of the stock is announced
// Seen: onChange did not run
import ObservationCore

/// A food truck, and how often somebody has looked at its sign.
@Observable
final class FoodTruck {
  var name = "Glazed"
  var stock = 10
  var looks = 0
}

/// Draws the sign of a food truck, and counts that somebody looks at it.
///
/// - Parameter onChange: Is called once, before the name or the stock changes.
/// - Returns: What the sign says.
@discardableResult
func sign(
  of truck: FoodTruck, onChange: @escaping @Sendable () -> Void
) -> String {
  truck.looks += 1
  withObservationTracking {
    _ = truck
  } onChange: {
    onChange()
  }
  return "\(truck.name): \(truck.stock) left"
}
