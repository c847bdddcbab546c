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
  // Why 1: `+=` also reads the count. Outside apply, that read isn't recorded.
  truck.looks += 1
  return withObservationTracking {
    // Why 2: the sign observes what apply reads, so apply reads exactly what
    // the sign shows.
    // Also works: a function or a computed property of the truck that builds
    // the text, called in apply. What counts is when the read happens.
    "\(truck.name): \(truck.stock) left"
  } onChange: {
    onChange()
  }
}
