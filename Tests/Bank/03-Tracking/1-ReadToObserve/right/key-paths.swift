// The properties are read by key path, and all of the count is in a function
// that takes one.
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
  let shown: [(FoodTruck) -> String] = [
    { $0[keyPath: \.name] },
    { "\($0[keyPath: \.stock]) left" },
  ]
  increment(\.looks, of: truck)
  return withObservationTracking {
    shown.map { $0(truck) }.joined(separator: ": ")
  } onChange: {
    onChange()
  }
}

private func increment(
  _ count: ReferenceWritableKeyPath<FoodTruck, Int>, of truck: FoodTruck
) {
  truck[keyPath: count] += 1
}
