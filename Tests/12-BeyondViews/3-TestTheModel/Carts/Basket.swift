// A right cart, written by hand, so that the wrong ones can say in a few lines
// what each of them does differently.

import Foundation
import ObservationCore

/// A cart that keeps its contract.
///
/// Every cart that's built on it is called `ShoppingCart`, so only its behavior
/// distinguishes it from the others.
@MainActor
class Basket: Cart {
  let registrar = ObservationRegistrar()
  let save: ((String) -> Void)?
  /// What was saved last, or was there at first.
  var saved = ""

  var customerNow = ""
  var noteNow = ""
  var linesNow: [any Line] = []
  var voucherNow: Voucher

  init(saving save: ((String) -> Void)?, voucher: Voucher? = nil) {
    self.save = save
    voucherNow = voucher ?? Voucher(percent: 0)
    if save != nil {
      saved = text
      follow()
    }
  }

  // MARK: Values

  var customer: String {
    get { read(\.customer) { customerNow } }
    set {
      if newValue != customerNow {
        notify(\.customer) { customerNow = newValue }
      }
    }
  }

  var note: String {
    get { read(\.note) { noteNow } }
    set {
      if newValue != noteNow { notify(\.note) { noteNow = newValue } }
    }
  }

  var lines: [any Line] { read(\.lines) { linesNow } }

  var count: Int { lines.count }

  var voucher: Voucher {
    get { read(\.voucher) { voucherNow } }
    set { notify(\.voucher) { voucherNow = newValue } }
  }

  var total: Int { price(of: lines, less: voucher.percent) }

  func add(_ item: String, price: Int) {
    precondition(price >= 0, "a price below 0")
    append(newLine(item, price: price))
  }

  func append(_ line: any Line) {
    notify(\.lines) { linesNow.append(line) }
  }

  func newLine(_ item: String, price: Int) -> any Line {
    BasketLine(item, price: price)
  }

  func redeem(_ code: String) throws {
    guard let percent = percents[code] else { throw UnknownCode(code: code) }
    voucher.percent = percent
  }

  // MARK: Notifications

  func read<Value>(
    _ property: KeyPath<Basket, Value>, _ value: () -> Value
  ) -> Value {
    registrar.access(self, keyPath: property)
    return value()
  }

  func notify<Value>(
    _ property: KeyPath<Basket, Value>, _ change: () -> Void
  ) {
    registrar.withMutation(of: self, keyPath: property, change)
  }

  // MARK: Saving

  /// What is saved.
  var text: String { "\(customer): \(total)" }

  /// Waits for the next change, and saves at the next turn of the main queue.
  func follow() {
    withObservationTracking {
      _ = text
    } onChange: { [weak self] in
      DispatchQueue.main.async { [weak self] in self?.saveWhatIsNew() }
    }
  }

  func saveWhatIsNew() {
    follow()
    if text != saved {
      saved = text
      save?(saved)
    }
  }
}

/// A line that keeps its contract.
@MainActor
class BasketLine: Line {
  let item: String
  let price: Int
  let registrar = ObservationRegistrar()
  var quantityNow = 1

  init(_ item: String, price: Int) {
    self.item = item
    self.price = price
  }

  var quantity: Int {
    get {
      registrar.access(self, keyPath: \.quantity)
      return quantityNow
    }
    set {
      if newValue != quantityNow {
        notify { quantityNow = newValue }
      }
    }
  }

  var quantityText: String {
    get { "\(quantity)" }
    set {
      if let number = Int(newValue) { quantity = number }
    }
  }

  func notify(_ change: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.quantity, change)
  }
}
