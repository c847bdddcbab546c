// Carts with a wrong value at some moment, but with the right notifications.

import ObservationCore

let cartsWithWrongValues = [
  CartModel(
    "shared voucher",
    """
    this cart starts with the same voucher object as all other carts
    """,
    remedy: """
      make two carts, change the first voucher's percent, and read the second \
      voucher's percent
      """,
    chapter: 5
  ) {
    final class ShoppingCart: Basket {}
    return ShoppingCart(saving: $0, voucher: sharedVoucher)
  },
  CartModel(
    "nonsense is zero",
    "this cart sets a quantity to 0 when the text isn't a number",
    remedy: "write texts that aren't numbers, and expect the previous quantity",
    chapter: 6
  ) {
    final class ShoppingLine: BasketLine {
      override var quantityText: String {
        get { super.quantityText }
        set { quantity = Int(newValue) ?? 0 }
      }
    }
    final class ShoppingCart: Basket {
      override func newLine(_ item: String, price: Int) -> any Line {
        ShoppingLine(item, price: price)
      }
    }
    return ShoppingCart(saving: $0)
  },
  CartModel(
    "copied total",
    """
    this cart's total is a copy, made when a line is added, and isn't updated \
    when quantities change
    """,
    remedy: "change a quantity after the line was added, and read the total",
    chapter: 9
  ) {
    final class ShoppingCart: Basket {
      private var sum = 0

      override var total: Int {
        let sum = read(\.total) { self.sum }
        return sum - sum * voucher.percent / 100
      }

      override func append(_ line: any Line) {
        notify(\.total) {
          super.append(line)
          sum += line.price * line.quantity
        }
      }
    }
    return ShoppingCart(saving: $0)
  },
  CartModel(
    "unknown code",
    """
    this cart throws for an unknown code, but sets the voucher to 0 percent \
    first
    """,
    remedy: "redeem a known code, then an unknown code, and read the total",
    chapter: 12
  ) {
    final class ShoppingCart: Basket {
      override func redeem(_ code: String) throws {
        voucher.percent = percents[code] ?? 0
        try super.redeem(code)
      }
    }
    return ShoppingCart(saving: $0)
  },
  CartModel(
    "negative price",
    "this cart accepts a price below 0",
    remedy: """
      call add with a price of -1 in an exit test's closure, which runs in its \
      own process
      """,
    chapter: 12
  ) {
    final class ShoppingCart: Basket {
      override func add(_ item: String, price: Int) {
        append(newLine(item, price: price))
      }
    }
    return ShoppingCart(saving: $0)
  },
]

@MainActor private let sharedVoucher = Voucher(percent: 0)
