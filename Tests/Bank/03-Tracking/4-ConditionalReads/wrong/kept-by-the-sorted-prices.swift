// Prices in another order need not be added up again.
// Refused by: other prices are added up, however alike they are
// Seen: the prices were [3, 2], then [2, 3], and add was handed [3, 2]
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
  private var kept: (prices: [Int], sum: Int)?

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
      if let kept, kept.prices == prices.sorted() { return kept.sum }
      let sum = add(prices)
      kept = (prices.sorted(), sum)
      return sum
    } onChange: {
      onChange()
    }
  }
}
