// Only what is written in apply itself is tracked, and not what a function
// does that is called there.
// Refused by: another look is silent for those who have looked
// Seen: onChange ran once: for first
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
    countLook(at: truck)
    return "\(truck.name): \(truck.stock) left"
  } onChange: {
    onChange()
  }
}

private func countLook(at truck: FoodTruck) {
  truck.looks += 1
}
