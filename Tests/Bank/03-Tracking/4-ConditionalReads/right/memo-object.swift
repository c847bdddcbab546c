// The sum lives in an object of its own, which is asked with the prices in
// hand.
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
  private let memo = SumMemo()

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
    var answer = false
    withObservationTracking {
      let stock = truck.stock
      if truck.isOpen { answer = stock > 0 }
    } onChange: {
      onChange()
    }
    return answer
  }

  /// The sum of all prices.
  ///
  /// - Parameter onChange: Is called before the prices change.
  @discardableResult
  func sum(onChange: @escaping @Sendable () -> Void) -> Int {
    let memo = self.memo
    return withObservationTracking {
      memo.value(of: truck.prices, by: add)
    } onChange: {
      memo.forget()
      onChange()
    }
  }
}

private final class SumMemo {
  private var sum: Int?

  /// The prices are read by whoever calls this, whether they are needed or not.
  func value(of prices: [Int], by add: ([Int]) -> Int) -> Int {
    if let sum { return sum }
    let new = add(prices)
    sum = new
    return new
  }

  func forget() { sum = nil }
}
