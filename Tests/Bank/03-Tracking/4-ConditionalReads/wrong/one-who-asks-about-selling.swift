// The latest one who asks whether the truck can sell is the one to tell.
// Refused by: everybody who asks about selling is told
// Seen: onChange ran once: for second
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
  private var whoAsked: (@Sendable () -> Void)?

  init(of truck: FoodTruck, add: @escaping ([Int]) -> Int) {
    self.truck = truck
    self.add = add
  }

  @discardableResult
  func canSell(onChange: @escaping @Sendable () -> Void) -> Bool {
    whoAsked = onChange
    return withObservationTracking {
      let (isOpen, stock) = (truck.isOpen, truck.stock)
      return isOpen && stock > 0
    } onChange: {
      self.whoAsked?()
      self.whoAsked = nil
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
