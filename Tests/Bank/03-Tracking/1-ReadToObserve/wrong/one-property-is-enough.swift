// Reading one property of a truck observes the whole truck.
// Refused by: a change of the name is announced
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
  let stock = withObservationTracking {
    truck.stock
  } onChange: {
    onChange()
  }
  return "\(truck.name): \(stock) left"
}
