// A helper tracks what is read, and the answer is worked out of the values
// outside of it.
import ObservationCore

@Observable
final class FoodTruck {
  var isOpen = false
  var stock = 10
  var prices = [3, 2]
}

/// Answers two questions about a truck. Whoever asks is told, once, before
/// something changes that the question is about.
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
    let (isOpen, stock) = values({ ($0.isOpen, $0.stock) }, before: onChange)
    return isOpen && stock > 0
  }

  /// The sum of all prices.
  ///
  /// - Parameter onChange: Is called before the prices change.
  @discardableResult
  func sum(onChange: @escaping @Sendable () -> Void) -> Int {
    let prices = values(
      { $0.prices },
      before: { [weak self] in
        self?.keptSum = nil
        onChange()
      })
    let sum = keptSum ?? add(prices)
    keptSum = sum
    return sum
  }

  private func values<Values>(
    _ read: (FoodTruck) -> Values, before change: @escaping @Sendable () -> Void
  ) -> Values {
    withObservationTracking {
      read(truck)
    } onChange: {
      change()
    }
  }
}
