// Each question has to read all of the truck, to be safe.
// Refused by: the prices do not concern who asks about selling
// Seen: onChange ran once: for canSell
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
    withObservationTracking {
      readAll()
      return truck.isOpen && truck.stock > 0
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
      readAll()
      if let keptSum { return keptSum }
      let sum = add(truck.prices)
      keptSum = sum
      return sum
    } onChange: {
      self.keptSum = nil
      onChange()
    }
  }

  private func readAll() {
    _ = (truck.isOpen, truck.stock, truck.prices)
  }
}
