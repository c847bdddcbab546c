import ObservationCore

@Observable
final class FoodTruck {
  var isOpen = false
  var stock = 10
  var prices = [3, 2]
}

/// Answers two questions about a truck. The caller is notified, once, before
/// something changes that the answer depends on.
///
///     auditor.canSell { print("ask again") }       // false
///     truck.stock = 9                              // ask again
final class Auditor {
  private let truck: FoodTruck
  private let add: ([Int]) -> Int
  private var keptSum: Int?

  /// - Parameter add: Adds up the prices. That takes time, so it's only called
  ///   when they have changed.
  init(of truck: FoodTruck, add: @escaping ([Int]) -> Int) {
    self.truck = truck
    self.add = add
  }

  /// Whether the truck is open and has donuts in stock.
  ///
  /// - Parameter onChange: Is called before one of these two changes.
  @discardableResult
  func canSell(onChange: @escaping @Sendable () -> Void) -> Bool {
    withObservationTracking {
      // Why 1: `&&` skips its right side if the left side is false. So both
      // properties are read before `&&` runs.
      // Also works: `let stock = truck.stock` alone. `isOpen`, on the left, is
      // read each time.
      let (isOpen, stock) = (truck.isOpen, truck.stock)
      return isOpen && stock > 0
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
      // Why 2: the prices are read in every call, whether they are needed this
      // time or not. `add` reads no other property; if it did, it would belong
      // after the tracking.
      // Also works: `if kept?.prices == truck.prices`, with the prices stored
      // beside the sum. Comparing the prices reads them as well.
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
