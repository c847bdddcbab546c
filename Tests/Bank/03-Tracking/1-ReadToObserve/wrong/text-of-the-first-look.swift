// What a sign says can be put together once and kept.
// Refused by: the sign says the name and the stock
// Seen: Glazed had 10 left, then Plain had 7, and the sign says Glazed: 10
import ObservationCore

@Observable
final class FoodTruck {
  var name = "Glazed"
  var stock = 10
  var looks = 0
  @ObservationIgnored fileprivate var text: String?
}

@discardableResult
func sign(
  of truck: FoodTruck, onChange: @escaping @Sendable () -> Void
) -> String {
  truck.looks += 1
  return withObservationTracking {
    let text = truck.text ?? "\(truck.name): \(truck.stock) left"
    truck.text = text
    _ = (truck.name, truck.stock)
    return text
  } onChange: {
    onChange()
  }
}
