// The onChange has to track again at once, or the next change is missed.
// Refused by: a sign is told once of both its parts
// Seen: onChange ran 3 times: for sign, then for sign, then for sign
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
  return text(of: truck, onChange: onChange)
}

private func text(
  of truck: FoodTruck, onChange: @escaping @Sendable () -> Void
) -> String {
  withObservationTracking {
    "\(truck.name): \(truck.stock) left"
  } onChange: {
    onChange()
    _ = text(of: truck, onChange: onChange)
  }
}
