// A sum of 0 can stand for a sum that is not known.
// Refused by: other prices are added up, however alike they are
// Seen: the prices were [3, 2], then [], and add was handed [3, 2], then [],
import ObservationCore

@Observable
final class FoodTruck {
  var isOpen = false
  var stock = 10
  var prices = [3, 2]
}

final class Auditor {
  private let truck: FoodTruck
  private let add: ([Int]) -> Int
  private var keptSum = 0

  init(of truck: FoodTruck, add: @escaping ([Int]) -> Int) {
    self.truck = truck
    self.add = add
  }

  @discardableResult
  func canSell(onChange: @escaping @Sendable () -> Void) -> Bool {
    withObservationTracking {
      let (isOpen, stock) = (truck.isOpen, truck.stock)
      return isOpen && stock > 0
    } onChange: {
      onChange()
    }
  }

  @discardableResult
  func sum(onChange: @escaping @Sendable () -> Void) -> Int {
    withObservationTracking {
      let prices = truck.prices
      let sum = keptSum == 0 ? add(prices) : keptSum
      keptSum = sum
      return sum
    } onChange: {
      self.keptSum = 0
      onChange()
    }
  }
}
