// Carts that are right while one looks at them, and save wrongly later, or
// never go away.

import Foundation
import ObservationCore

let cartsThatSaveWrongly = [
  CartModel(
    "never saves",
    "this cart never saves",
    remedy: """
      fulfil an expectation in the closure that is handed to makeCart, and wait \
      for it
      """,
    chapter: 12
  ) {
    final class ShoppingCart: Basket {
      override func follow() {}
    }
    return ShoppingCart(saving: $0)
  },
  CartModel(
    "saves the old",
    "this cart saves what it was before the change",
    remedy: "look at the text that is saved, not only that something is",
    chapter: 3
  ) {
    final class ShoppingCart: Basket {
      override func follow() {
        withObservationTracking {
          _ = text
        } onChange: { [weak self] in
          guard let self else { return }
          let old = text
          DispatchQueue.main.async { [weak self] in
            self?.save?(old)
            self?.follow()
          }
        }
      }
    }
    return ShoppingCart(saving: $0)
  },
  CartModel(
    "saves once",
    "this cart saves the first change and none after it",
    remedy: "wait for a save, change again, and wait for another",
    chapter: 11
  ) {
    final class ShoppingCart: Basket {
      override func saveWhatIsNew() { save?(text) }
    }
    return ShoppingCart(saving: $0)
  },
  CartModel(
    "deaf to its lines",
    "this cart saves what changes in itself, and no change of a line's quantity",
    remedy: "change a quantity, and expect the new total to be saved",
    chapter: 7
  ) {
    final class ShoppingCart: Basket {
      override func follow() {
        withObservationTracking {
          _ = (customer, lines, voucher.percent)
        } onChange: { [weak self] in
          DispatchQueue.main.async { [weak self] in self?.saveWhatIsNew() }
        }
      }
    }
    return ShoppingCart(saving: $0)
  },
  CartModel(
    "saves each",
    "this cart saves each of several changes by itself",
    remedy: """
      make two changes, and let the expectation count: assertForOverFulfill, or \
      one more that is inverted
      """,
    chapter: 12
  ) {
    final class ShoppingLine: BasketLine {
      var changed: () -> Void = {}

      override var quantity: Int {
        get { super.quantity }
        set {
          super.quantity = newValue
          changed()
        }
      }
    }
    final class ShoppingCart: Basket {
      /// Which tracking is the latest, and alone counts.
      private var latest = 0

      override func follow() {
        guard save != nil else { return }
        latest += 1
        let number = latest
        withObservationTracking {
          _ = text
        } onChange: { [weak self] in
          guard let self, number == latest else { return }
          follow()
          DispatchQueue.main.async { [weak self] in
            self.map { $0.save?($0.text) }
          }
        }
      }

      override func announce<Value>(
        _ property: KeyPath<Basket, Value>, _ change: () -> Void
      ) {
        super.announce(property, change)
        follow()
      }

      override func newLine(_ item: String, price: Int) -> any Line {
        let line = ShoppingLine(item, price: price)
        line.changed = { [weak self] in self?.follow() }
        return line
      }
    }
    return ShoppingCart(saving: $0)
  },
  CartModel(
    "saves what is equal",
    "this cart saves when something is written that is there already",
    remedy: """
      write what is there already, and wait for an inverted expectation, which \
      is not to be fulfilled
      """,
    chapter: 10
  ) {
    final class ShoppingLine: BasketLine {
      var written: () -> Void = {}

      override var quantity: Int {
        get { super.quantity }
        set {
          if newValue == quantityNow { written() }
          super.quantity = newValue
        }
      }
    }
    final class ShoppingCart: Basket {
      override var customer: String {
        get { super.customer }
        set {
          if newValue == customerNow { saveSoon() }
          super.customer = newValue
        }
      }

      override func newLine(_ item: String, price: Int) -> any Line {
        let line = ShoppingLine(item, price: price)
        line.written = { [weak self] in self?.saveSoon() }
        return line
      }

      private func saveSoon() {
        DispatchQueue.main.async { [weak self] in
          self.map { $0.save?($0.text) }
        }
      }
    }
    return ShoppingCart(saving: $0)
  },
  CartModel(
    "saves elsewhere",
    "this cart saves on a thread of its own",
    remedy: "look in the closure whether it runs on the main thread",
    chapter: 3
  ) {
    final class ShoppingCart: Basket {
      override func saveWhatIsNew() {
        let text = text
        guard text != saved else { return follow() }
        saved = text
        follow()
        Thread.detachNewThread { [weak self] in self?.save?(text) }
      }
    }
    return ShoppingCart(saving: $0)
  },
  CartModel(
    "never goes",
    "this cart is held by the closure that waits for its next change",
    remedy: """
      hold the cart weakly in a closure that is handed to addTeardownBlock, and \
      expect nil
      """,
    chapter: 3
  ) {
    final class ShoppingCart: Basket {
      override func follow() {
        withObservationTracking {
          _ = text
        } onChange: {
          DispatchQueue.main.async { self.saveWhatIsNew() }
        }
      }
    }
    return ShoppingCart(saving: $0)
  },
]
