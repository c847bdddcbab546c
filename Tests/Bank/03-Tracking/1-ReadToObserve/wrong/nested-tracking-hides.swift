// A tracking of its own inside apply keeps its reads to itself.
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
    withObservationTracking {
      truck.looks += 1
    } onChange: {
    }
    return "\(truck.name): \(truck.stock) left"
  } onChange: {
    onChange()
  }
}
