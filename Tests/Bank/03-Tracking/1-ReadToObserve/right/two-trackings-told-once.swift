// One tracking for each property, with a shared object that lets only the first
// call through.
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
  let teller = SignTeller(tell: onChange)
  let name = withObservationTracking {
    truck.name
  } onChange: {
    teller.tellOnce()
  }
  let stock = withObservationTracking {
    truck.stock
  } onChange: {
    teller.tellOnce()
  }
  return "\(name): \(stock) left"
}

private final class SignTeller: @unchecked Sendable {
  private var tell: (@Sendable () -> Void)?

  init(tell: @escaping @Sendable () -> Void) {
    self.tell = tell
  }

  func tellOnce() {
    let tell = self.tell
    self.tell = nil
    tell?()
  }
}
