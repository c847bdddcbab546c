// A truck whose stock is not 0 has something to sell.
// Refused by: whatever happens, in any order
// Seen: the answers were ["true"], and not ["false"]
import ObservationCore

@Observable
final class FoodTruck {
  var isOpen = false
  var stock = 10
  var prices = [3, 2]
}

/// Answers two questions about a truck. Whoever asks is told, once, before
/// something changes that the question is about.
///
///     auditor.canSell { print("ask again") }       // false
///     truck.stock = 9                              // ask again
final class Auditor {
  private let truck: FoodTruck
  private let add: ([Int]) -> Int
  private var keptSum: Int?

  /// - Parameter add: Adds up the prices. It takes its time, so it is called
  ///   only when they have changed.
  init(of truck: FoodTruck, add: @escaping ([Int]) -> Int) {
    self.truck = truck
    self.add = add
  }

  /// Whether the truck is open and has something in stock.
  ///
  /// - Parameter onChange: Is called before one of these two changes.
  @discardableResult
  func canSell(onChange: @escaping @Sendable () -> Void) -> Bool {
    withObservationTracking {
      let (isOpen, stock) = (truck.isOpen, truck.stock)
      return isOpen && stock != 0
    } onChange: {
      onChange()
    }
  }

  /// The sum of all prices.
  ///
  /// - Parameter onChange: Is called before the prices change.
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
