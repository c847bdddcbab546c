// A cart that keeps its total and its count, and keeps them in step.

import ObservationCore

@MainActor
func storedCart(saving save: ((String) -> Void)?) -> any Cart {
  ShoppingCart(saving: save)
}

private final class ShoppingCart: Basket {
  private var totalNow = 0
  private var countNow = 0

  override var total: Int {
    // A voucher isn't the cart's own, and other code may change it.
    let kept = read(\.total) { totalNow }
    return kept - kept * voucher.percent / 100
  }

  override var count: Int { read(\.count) { countNow } }

  override func append(_ line: any Line) {
    let sum = totalNow + line.price * line.quantity
    notify(\.count) {
      notify(\.lines) {
        keep(sum) {
          linesNow.append(line)
          countNow += 1
        }
      }
    }
  }

  override func newLine(_ item: String, price: Int) -> any Line {
    CountedLine(item, price: price) { [weak self] more, change in
      guard let self else { return change() }
      keep(totalNow + more, change)
    }
  }

  private func keep(_ sum: Int, _ change: () -> Void) {
    guard sum != totalNow else { return change() }
    notify(\.total) {
      change()
      totalNow = sum
    }
  }
}

/// A line that tells its cart by how much it is about to cost more.
private final class CountedLine: BasketLine {
  private let keep: (Int, () -> Void) -> Void

  init(
    _ item: String, price: Int,
    keeping keep: @escaping (Int, () -> Void) -> Void
  ) {
    self.keep = keep
    super.init(item, price: price)
  }

  override var quantity: Int {
    get { super.quantity }
    set {
      keep(price * (newValue - quantityNow)) { super.quantity = newValue }
    }
  }
}
