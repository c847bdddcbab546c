// Carts whose values are right, but which notify of too little, of too much, or
// at the wrong moment.

import ObservationCore

let cartsWithWrongNotifications = [
  CartModel(
    "silent",
    "this cart conforms to Observable, but never notifies observers",
    remedy: """
      read customer in withObservationTracking, change the customer, and \
      expect one call of onChange: the cart has to notify observers of its \
      customer itself, while a line and a voucher do that for their own changes
      """,
    chapter: 1
  ) {
    final class ShoppingCart: Basket {
      override func notify<Value>(
        _ property: KeyPath<Basket, Value>, _ change: () -> Void
      ) { change() }
    }
    return ShoppingCart(saving: $0)
  },
  CartModel(
    "ignored note",
    """
    this cart never notifies observers of its note, as if note were marked \
    @ObservationIgnored
    """,
    remedy: "read the note, change it, and expect one call of onChange",
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
    doesn't notify observers when the customer changes
    """,
    remedy: "read the customer, change it, and expect one call of onChange",
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
    "notifies after",
    "this cart notifies observers after each change",
    remedy: "read the property in onChange, and expect its old value",
    chapter: 3
  ) {
    final class ShoppingLine: BasketLine {
      override func notify(_ change: () -> Void) {
        change()
        super.notify {}
      }
    }
    final class ShoppingCart: Basket {
      override func notify<Value>(
        _ property: KeyPath<Basket, Value>, _ change: () -> Void
      ) {
        change()
        super.notify(property) {}
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
    this cart reads every line's quantity when lines or count is read, so \
    observers of lines or count are notified when a quantity changes
    """,
    remedy: "read the count, change a quantity, and expect no call",
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
    """
    this cart's lines are objects of a plain class, which never notify \
    observers
    """,
    remedy: """
      read a line's quantity, change it, and expect one call of onChange
      """,
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
    this cart's total is right, but observers of the total aren't notified \
    when the quantity of a line changes
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
    this cart notifies observers of changes to its first voucher, but not when \
    that voucher is replaced
    """,
    remedy: "read the total, replace the voucher, and expect one call",
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
    """
    this cart notifies observers of all its properties, whichever property \
    changed
    """,
    remedy: "read the customer, change the note, and expect no call",
    chapter: 8
  ) {
    final class ShoppingCart: Basket {
      override func notify<Value>(
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
    "this cart notifies observers when an equal value is written",
    remedy: "write a property's current value, and expect no call",
    chapter: 2
  ) {
    final class ShoppingLine: BasketLine {
      override var quantity: Int {
        get { super.quantity }
        set { notify { quantityNow = newValue } }
      }
    }
    final class ShoppingCart: Basket {
      override var customer: String {
        get { super.customer }
        set { notify(\.customer) { customerNow = newValue } }
      }

      override var note: String {
        get { super.note }
        set { notify(\.note) { noteNow = newValue } }
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
    this cart treats ANN like Ann: it stores what's written, but notifies no \
    one when only the case has changed
    """,
    remedy: "change the case of one letter in a text, and expect one call",
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
