// What is read just before the tracking begins is observed too.
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
  let stock = truck.stock
  return withObservationTracking {
    "\(truck.name): \(stock) left"
  } onChange: {
    onChange()
  }
}
