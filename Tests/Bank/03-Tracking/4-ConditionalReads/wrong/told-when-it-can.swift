// Whoever asks about selling is told when the truck can sell.
// Refused by: opening is announced, whatever the stock is
// Seen: onChange did not run
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
      if self.truck.isOpen || self.truck.stock > 0 { onChange() }
    }
  }

  @discardableResult
  func sum(onChange: @escaping @Sendable () -> Void) -> Int {
    withObservationTracking {
      let prices = truck.prices
      let sum = keptSum ?? add(prices)
      keptSum = sum
      return sum
    } onChange: {
      self.keptSum = nil
      onChange()
    }
  }
}
