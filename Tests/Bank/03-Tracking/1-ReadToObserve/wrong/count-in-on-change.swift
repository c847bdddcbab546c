// A look can be counted in onChange.
// Refused by: each look is counted once, when it happens
// Seen: two have looked, and the count is 0
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
  return withObservationTracking {
    "\(truck.name): \(truck.stock) left"
  } onChange: {
    truck.looks += 1
    onChange()
  }
}
