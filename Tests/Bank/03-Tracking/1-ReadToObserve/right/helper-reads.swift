// A function that is called inside apply does the reading.
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
  countLook(at: truck)
  return withObservationTracking({ textOnSign(of: truck) }, onChange: onChange)
}

private func countLook(at truck: FoodTruck) {
  truck.looks += 1
}

private func textOnSign(of truck: FoodTruck) -> String {
  "\(truck.name): \(truck.stock) left"
}
