import GradingKit
import Testing
import ViewGrading

@testable import DerivedNotStored

extension DerivedNotStoredTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(CartWalk.self, walks: 60)
  }
}

/// A cart, with readers or without, and an item that was taken out of it.
private final class CartWalk: Walk {
  private let cart = Cart()
  private var removed: Item?
  // The price and the count of each item; the paid amount.
  private var prices: [Int] = []
  private var counts: [Int] = []
  private var paid: Int?
  /// The observers of one property each, which read before the move.
  private var readers = Recorder()
  private var haveReaders = true
  /// Which observers have to be notified of the last move, and which must not.
  private var told: [String] = []
  private var untold: [String] = []

  init() {}

  private var total: Int { zip(prices, counts).map { $0 * $1 }.reduce(0, +) }

  func begin() {
    readers = Recorder()
    guard haveReaders else { return }
    readers.track("total") { cart.total }
    readers.track("isEmpty") { cart.isEmpty }
    readers.track("paid") { cart.paid }
  }

  var moves: [Move] {
    for price in [0, 3] {
      change("an item with the price \(price) was added to the cart") {
        self.prices.append(price)
        self.counts.append(2)
        self.cart.items.append(Item("tea", price: price, count: 2))
      }
    }
    for (place, of) in [(0, "first"), (prices.count - 1, "last")]
    where !prices.isEmpty {
      for number in [0, 1, 7] {
        change(
          "the price of the \(of) item was set to \(number)", isItem: true
        ) {
          self.prices[place] = number
          self.cart.items[place].price = number
        }
        change(
          "the count of the \(of) item was set to \(number)", isItem: true
        ) {
          self.counts[place] = number
          self.cart.items[place].count = number
        }
      }
    }
    if !prices.isEmpty {
      change("the first item was removed") {
        self.prices.removeFirst()
        self.counts.removeFirst()
        self.removed = self.cart.items.removeFirst()
      }
      change("the cart was emptied") {
        (self.prices, self.counts) = ([], [])
        self.cart.items = []
      }
    }
    if let removed {
      change("the price of a removed item rose by 1", isItem: true) {
        removed.price += 1
      }
    }
    Move("the cart was paid") {
      let before = self.paid
      self.paid = self.total
      self.told = self.paid == before ? [] : ["paid"]
      self.untold = ["total", "isEmpty"]
      self.cart.pay()
    }
    Move(
      haveReaders
        ? "the observers stopped reading" : "the observers started reading"
    ) {
      self.haveReaders.toggle()
      (self.told, self.untold) = ([], [])
    }
  }

  /// A move that changes the items, or the price or the count of one of them.
  private func change(
    _ name: String, isItem: Bool = false, _ change: @escaping () -> Void
  ) -> Move {
    Move(name) {
      let (total, wasEmpty) = (self.total, self.prices.isEmpty)
      change()
      self.told = self.total == total ? [] : ["total"]
      if self.prices.isEmpty != wasEmpty { self.told.append("isEmpty") }
      self.untold = isItem ? ["isEmpty", "paid"] : ["paid"]
    }
  }

  var facts: [Fact] {
    Fact(
      "the total is", cart.total, is: total,
      "it should be the sum of price times count, no matter what was set")
    Fact(
      "isEmpty is", cart.isEmpty, is: prices.isEmpty,
      "it should be true only if there's no item")
    Fact(
      "paid is", cart.paid, is: paid,
      "it should be the total at the moment of the last `pay()`")
    if haveReaders {
      for name in told {
        Fact(
          readers.calls.contains(name),
          """
          the observer of \(name) wasn't notified, although \(name) changed
          """
        )
      }
      for name in untold {
        Fact(
          !readers.calls.contains(name),
          """
          the observer of \(name) was notified, although \(name) doesn't \
          depend on what changed
          """
        )
      }
    }
  }
}
