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
  // Why 1: `+=` counts as a read, too. Outside apply, nobody notes it.
  truck.looks += 1
  return withObservationTracking {
    // Why 2: the sign waits for what apply reads, and this is all that it
    // shows.
    // Also works: a function or a computed property of the truck that puts the
    // text together, called in apply. What counts is when the read happens.
    "\(truck.name): \(truck.stock) left"
  } onChange: {
    onChange()
  }
}
