// Carts whose values are right, and which announce too little, too much, or at
// the wrong moment.

import ObservationCore

let cartsWithWrongAnnouncements = [
  CartModel(
    "silent",
    "this cart conforms to Observable and announces nothing",
    remedy: """
      read customer in withObservationTracking, change it, and expect one \
      call: a customer is the cart's own, while a line and a voucher announce \
      their changes themselves
      """,
    chapter: 1
  ) {
    final class ShoppingCart: Basket {
      override func announce<Value>(
        _ property: KeyPath<Basket, Value>, _ change: () -> Void
      ) { change() }
    }
    return ShoppingCart(saving: $0)
  },
  CartModel(
    "ignored note",
    "this cart's note is ignored by observation, though it is shown",
    remedy: "expect the change of a note to be announced",
    chapter: 1
  ) {
    final class ShoppingCart: Basket {
      override var note: String {
        get { noteNow }
        set { noteNow = newValue }
      }
    }
    return ShoppingCart(saving: $0)
  },
  CartModel(
    "foreign customer",
    """
    this cart keeps its customer outside of itself, as in user defaults, and \
    nothing announces what is there
    """,
    remedy: "expect the change of a customer to be announced",
    chapter: 2
  ) {
    final class Defaults { var texts: [String: String] = [:] }
    final class ShoppingCart: Basket {
      private let defaults = Defaults()

      override var customer: String {
        get { defaults.texts["customer"] ?? "" }
        set { defaults.texts["customer"] = newValue }
      }
    }
    return ShoppingCart(saving: $0)
  },
  CartModel(
    "told after",
    "this cart announces each change after it was made",
    remedy: "read the property in onChange, and expect its old value",
    chapter: 3
  ) {
    final class ShoppingLine: BasketLine {
      override func announce(_ change: () -> Void) {
        change()
        super.announce {}
      }
    }
    final class ShoppingCart: Basket {
      override func announce<Value>(
        _ property: KeyPath<Basket, Value>, _ change: () -> Void
      ) {
        change()
        super.announce(property) {}
      }

      override func newLine(_ item: String, price: Int) -> any Line {
        ShoppingLine(item, price: price)
      }
    }
    return ShoppingCart(saving: $0)
  },
  CartModel(
    "lines read quantities",
    """
    this cart looks at the quantity of each line when it is asked for its lines \
    or their count, and whoever asks is told of each quantity
    """,
    remedy: "read the count, change a quantity, and expect silence",
    chapter: 4
  ) {
    final class ShoppingCart: Basket {
      override var lines: [any Line] {
        super.lines.filter { $0.quantity >= .min }
      }
    }
    return ShoppingCart(saving: $0)
  },
  CartModel(
    "plain lines",
    "this cart's lines are objects of a plain class, which announce nothing",
    remedy: "expect the change of a line's quantity to be announced",
    chapter: 7
  ) {
    final class PlainLine: Line {
      let item: String
      let price: Int
      var quantity = 1

      init(_ item: String, price: Int) {
        self.item = item
        self.price = price
      }

      var quantityText: String {
        get { "\(quantity)" }
        set { quantity = Int(newValue) ?? quantity }
      }
    }
    final class ShoppingCart: Basket {
      override func newLine(_ item: String, price: Int) -> any Line {
        PlainLine(item, price: price)
      }
    }
    return ShoppingCart(saving: $0)
  },
  CartModel(
    "deaf to quantities",
    """
    this cart's total is right, and whoever has read it is not told when the \
    quantity of a line changes
    """,
    remedy: "read the total, change a quantity, and expect one call",
    chapter: 7
  ) {
    final class ShoppingCart: Basket {
      override var total: Int {
        let sum = lines.compactMap { $0 as? BasketLine }
          .map { $0.price * $0.quantityNow }.reduce(0, +)
        return sum - sum * voucher.percent / 100
      }
    }
    return ShoppingCart(saving: $0)
  },
  CartModel(
    "first voucher",
    """
    this cart announces what happens to the voucher that it had first; that \
    another takes its place, it keeps to itself
    """,
    remedy: "read the total, put another voucher in, and expect one call",
    chapter: 7
  ) {
    final class ShoppingCart: Basket {
      override var voucher: Voucher {
        get { voucherNow }
        set { voucherNow = newValue }
      }
    }
    return ShoppingCart(saving: $0)
  },
  CartModel(
    "whole object",
    "this cart announces all that it has, whatever has changed",
    remedy: "read the customer, change the note, and expect silence",
    chapter: 8
  ) {
    final class ShoppingCart: Basket {
      override func announce<Value>(
        _ property: KeyPath<Basket, Value>, _ change: () -> Void
      ) {
        registrar.withMutation(of: self, keyPath: \.customer) {
          registrar.withMutation(of: self, keyPath: \.note) {
            registrar.withMutation(of: self, keyPath: \.lines) {
              registrar.withMutation(of: self, keyPath: \.voucher, change)
            }
          }
        }
      }
    }
    return ShoppingCart(saving: $0)
  },
  CartModel(
    "equal write",
    "this cart announces a write of what is there already",
    remedy: "write what a property already is, and expect silence",
    chapter: 2
  ) {
    final class ShoppingLine: BasketLine {
      override var quantity: Int {
        get { super.quantity }
        set { announce { quantityNow = newValue } }
      }
    }
    final class ShoppingCart: Basket {
      override var customer: String {
        get { super.customer }
        set { announce(\.customer) { customerNow = newValue } }
      }

      override var note: String {
        get { super.note }
        set { announce(\.note) { noteNow = newValue } }
      }

      override func newLine(_ item: String, price: Int) -> any Line {
        ShoppingLine(item, price: price)
      }
    }
    return ShoppingCart(saving: $0)
  },
  CartModel(
    "deaf to case",
    """
    this cart takes ANN for Ann: it keeps what is written, and announces \
    nothing when capitals alone have changed
    """,
    remedy: "change a text by one capital, and expect one call",
    chapter: 10
  ) {
    final class ShoppingCart: Basket {
      override var customer: String {
        get { super.customer }
        set {
          if newValue.lowercased() == customerNow.lowercased() {
            customerNow = newValue
          } else {
            super.customer = newValue
          }
        }
      }

      override var note: String {
        get { super.note }
        set {
          if newValue.lowercased() == noteNow.lowercased() {
            noteNow = newValue
          } else {
            super.note = newValue
          }
        }
      }
    }
    return ShoppingCart(saving: $0)
  },
]
