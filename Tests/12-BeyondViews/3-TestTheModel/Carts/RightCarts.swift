// Five carts that keep the contract, each in its own way.

import Dispatch
import ObservationCore

let rightCarts = [
  CartModel("plain", "this cart is an ordinary class with the macro") {
    macroCart(saving: $0)
  },
  CartModel("by hand", "this cart uses a registrar of its own") {
    final class ShoppingCart: Basket {}
    return ShoppingCart(saving: $0)
  },
  CartModel(
    "stored total",
    """
    this cart notifies observers of its total only when the total really \
    changes, and notifies observers of its count separately
    """
  ) {
    storedCart(saving: $0)
  },
  CartModel(
    "slow saver",
    "this cart saves a tenth of a second after the first change",
    remedy: """
      wait for the save itself, because neither a number of turns nor a short \
      time is always enough
      """
  ) {
    final class ShoppingCart: Basket {
      override func follow() {
        withObservationTracking {
          _ = text
        } onChange: { [weak self] in
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [weak self] in
            MainActor.assumeIsolated { self?.saveWhatIsNew() }
          }
        }
      }
    }
    return ShoppingCart(saving: $0)
  },
  CartModel(
    "new vouchers",
    "this cart replaces its voucher when it redeems a code"
  ) {
    final class ShoppingCart: Basket {
      override func redeem(_ code: String) throws {
        guard let percent = percents[code] else {
          throw UnknownCode(code: code)
        }
        voucher = Voucher(percent: percent)
      }
    }
    return ShoppingCart(saving: $0)
  },
]

// MARK: With the macro

@MainActor
private func macroCart(saving save: ((String) -> Void)?) -> any Cart {
  ShoppingCart(saving: save)
}

@MainActor
@Observable
private final class ShoppingCart: Cart {
  var customer = ""
  var note = ""
  private(set) var lines: [any Line] = []
  var voucher = Voucher(percent: 0)
  @ObservationIgnored private var saved = ": 0"
  private let save: ((String) -> Void)?

  init(saving save: ((String) -> Void)?) {
    self.save = save
    if save != nil { follow() }
  }

  var count: Int { lines.count }
  var total: Int { price(of: lines, less: voucher.percent) }

  func add(_ item: String, price: Int) {
    precondition(price >= 0, "a price below 0")
    lines.append(ShoppingLine(item, price: price))
  }

  func redeem(_ code: String) throws {
    guard let percent = percents[code] else { throw UnknownCode(code: code) }
    voucher.percent = percent
  }

  private func follow() {
    withObservationTracking {
      _ = (customer, total)
    } onChange: { [weak self] in
      DispatchQueue.main.async { [weak self] in
        guard let self else { return }
        self.follow()
        let text = "\(self.customer): \(self.total)"
        if text != self.saved {
          self.saved = text
          self.save?(text)
        }
      }
    }
  }
}

@MainActor
@Observable
private final class ShoppingLine: Line {
  let item: String
  let price: Int
  var quantity = 1

  init(_ item: String, price: Int) {
    self.item = item
    self.price = price
  }

  var quantityText: String {
    get { String(quantity) }
    set { quantity = Int(newValue) ?? quantity }
  }
}
