// The prices are read at each question only if they are added up at each
// question.
// Refused by: the prices are added up once while they stay
// Seen: add was handed [3, 2], then [3, 2], then [3, 2]
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
      let isOpen = truck.isOpen
      let stock = truck.stock
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
      add(truck.prices)
    } onChange: {
      onChange()
    }
  }
}
