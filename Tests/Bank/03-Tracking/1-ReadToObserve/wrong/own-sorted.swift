// A `sorted` of my own names everybody who should have been told.
// Refused by: each sign is told for itself
// Seen: onChange ran once: for first
import ObservationCore

extension Array where Element == String {
  func sorted() -> [String] { ["first", "second"] }
}

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
  guard truck.looks == 1 else { return "\(truck.name): \(truck.stock) left" }
  return withObservationTracking {
    "\(truck.name): \(truck.stock) left"
  } onChange: {
    onChange()
  }
}
