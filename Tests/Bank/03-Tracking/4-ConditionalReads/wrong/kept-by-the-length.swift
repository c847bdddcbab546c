// As long as there are as many prices, the sum is the same.
// Refused by: other prices are added up, however alike they are
// Seen: the prices were [3, 2], then [3, 4], and add was handed [3, 2]
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
  private var keptSum: Int?
  private var keptCount = 0

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
      let isKept = keptCount == prices.count
      let sum = isKept ? keptSum ?? add(prices) : add(prices)
      keptCount = prices.count
      keptSum = sum
      return sum
    } onChange: {
      onChange()
    }
  }
}
