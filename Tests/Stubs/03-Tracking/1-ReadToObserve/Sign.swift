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
///     sign(of: truck) { print("draw it again") }   // Glazed: 10 left
///     truck.stock = 9                              // draw it again
///
/// - Parameter onChange: Is called once, before the name or the stock changes.
/// - Returns: What the sign says.
@discardableResult
func sign(
  of truck: FoodTruck, onChange: @escaping @Sendable () -> Void
) -> String {
  // TODO 1: No observer is notified that the stock changes.
  let stock = truck.stock
  return withObservationTracking {
    // TODO 2: Those who have looked are told when the next one looks.
    truck.looks += 1
    return "\(truck.name): \(stock) left"
  } onChange: {
    onChange()
  }
}
