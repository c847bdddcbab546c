// A sign for a stock of 0 need not read the name.
// Refused by: a change is announced, however little was left
// Seen: onChange ran 2 times: for sign, then for next sign
import ObservationCore

@Observable
final class FoodTruck {
  var name = "Glazed"
  var stock = 10
  var looks = 0
}

@discardableResult
func sign(
  of truck: FoodTruck, onChange: @escaping @Sendable () -> Void
) -> String {
  truck.looks += 1
  let usual = truck.name
  return withObservationTracking {
    let name = truck.stock > 0 ? truck.name : usual
    return "\(name): \(truck.stock) left"
  } onChange: {
    onChange()
  }
}
