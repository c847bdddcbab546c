import ObservationCore

/// A food truck, and how often people have looked at its sign.
@Observable
final class FoodTruck {
  var name = "Glazed"
  var stock = 10
  var looks = 0
}

/// Draws the sign of a food truck, and counts the look.
///
///     sign(of: truck) { print("draw it again") }   // Glazed: 10 left
///     truck.stock = 9                              // draw it again
///
/// - Parameter onChange: Is called once, before the name or the stock changes.
/// - Returns: The text of the sign.
@discardableResult
func sign(
  of truck: FoodTruck, onChange: @escaping @Sendable () -> Void
) -> String {
  // TODO 1: No observer is notified that the stock changes.
  let stock = truck.stock
  return withObservationTracking {
    // TODO 2: Earlier observers are notified of each new look.
    truck.looks += 1
    return "\(truck.name): \(stock) left"
  } onChange: {
    onChange()
  }
}
