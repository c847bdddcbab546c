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
      // Why 1: `&&` does not look at its right side if the left one is false.
      // So both are read before `&&` runs.
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
      // Why 2: the prices are read for everybody who asks, whether they are
      // needed this time or not. `add` reads nothing more; if it did, it would
      // belong after the tracking.
      // Also works: `if kept?.prices == truck.prices`, with the prices kept
      // beside the sum. Comparing them reads them as well.
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
