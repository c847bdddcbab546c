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
      // TODO 1: Not every change is reported.
      truck.isOpen && truck.stock > 0
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
      // TODO 2: Not every caller is notified.
      if let keptSum { return keptSum }
      let sum = add(truck.prices)
      keptSum = sum
      return sum
    } onChange: {
      self.keptSum = nil
      onChange()
    }
  }
}
