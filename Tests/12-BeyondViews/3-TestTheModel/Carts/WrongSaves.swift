// Carts that are right while one looks at them, and save wrongly later, or
// never go away.

import Foundation
import ObservationCore

let cartsThatSaveWrongly = [
  CartModel(
    "never saves",
    "this cart never saves",
    remedy: """
      fulfil an expectation in the closure passed to makeCart, and wait for \
      the expectation
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
    "this cart saves its values from before the change",
    remedy: "check the text that's saved, not only that the cart saves",
    chapter: 3
  ) {
    final class ShoppingCart: Basket {
      override func follow() {
        withObservationTracking {
          _ = text
        } onChange: { [weak self] in
          guard let self else { return }
          let old = MainActor.assumeIsolated { self.text }
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
    "this cart saves the first change, and no later change",
    remedy: "wait for a save, change the cart again, and wait once more",
    chapter: 11
  ) {
    final class ShoppingCart: Basket {
      override func saveWhatIsNew() { save?(text) }
    }
    return ShoppingCart(saving: $0)
  },
  CartModel(
    "deaf to its lines",
    "this cart saves its own changes, but no change of a line's quantity",
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
    "this cart saves each of several changes separately",
    remedy: """
      make two changes, and expect a single save: use assertForOverFulfill, or \
      a second expectation that's inverted
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
          MainActor.assumeIsolated {
            guard let self, number == self.latest else { return }
            self.follow()
            self.saveSoon()
          }
        }
      }

      private func saveSoon() {
        DispatchQueue.main.async { [weak self] in
          self.map { $0.save?($0.text) }
        }
      }

      override func notify<Value>(
        _ property: KeyPath<Basket, Value>, _ change: () -> Void
      ) {
        super.notify(property, change)
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
    "this cart saves when an equal value is written",
    remedy: """
      write an equal value, and wait for an inverted expectation
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
    "this cart saves on a different thread",
    remedy: "check in the closure that it runs on the main thread",
    chapter: 3
  ) {
    final class ShoppingCart: Basket {
      override func saveWhatIsNew() {
        let text = text
        guard text != saved else { return follow() }
        saved = text
        follow()
        nonisolated(unsafe) let save = save
        Thread.detachNewThread { [weak self] in
          if self != nil { save?(text) }
        }
      }
    }
    return ShoppingCart(saving: $0)
  },
  CartModel(
    "never goes",
    "this cart is kept alive by the closure that observes its next change",
    remedy: """
      capture the cart weakly in a closure passed to addTeardownBlock, and \
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
