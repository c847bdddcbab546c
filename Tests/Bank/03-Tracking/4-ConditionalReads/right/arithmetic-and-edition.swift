// The question is arithmetic without a short circuit, and each change begins a
// new edition of the sum.
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
  private var edition = 0
  private var sums: [Int: Int] = [:]

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
    let amount = withObservationTracking {
      (truck.isOpen ? 1 : 0) * truck.stock
    } onChange: {
      onChange()
    }
    return amount > 0
  }

  /// The sum of all prices.
  ///
  /// - Parameter onChange: Is called before the prices change.
  @discardableResult
  func sum(onChange: @escaping @Sendable () -> Void) -> Int {
    withObservationTracking {
      let prices = truck.prices
      if sums[edition] == nil {
        sums = [edition: add(prices)]
      }
      return sums[edition, default: 0]
    } onChange: {
      self.sums = [:]
      self.edition += 1
      onChange()
    }
  }
}
