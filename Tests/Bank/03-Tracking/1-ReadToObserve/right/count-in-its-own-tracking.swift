// The count has a tracking of its own, beside the other, whose onChange does
// nothing.
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
  withObservationTracking {
    truck.looks += 1
  } onChange: {
  }
  return withObservationTracking {
    "\(truck.name): \(truck.stock) left"
  } onChange: {
    onChange()
  }
}
