// The contract of a cart, which Task.md puts in sentences. The carts that keep
// it or break it are in the other files of this folder.

import ObservationCore

/// The purchases of a customer.
@MainActor
public protocol Cart: AnyObject, Observable, Sendable {
  /// Who buys.
  var customer: String { get set }
  /// A note from the customer to the shop.
  var note: String { get set }
  /// What they buy, in the order in which it was added.
  var lines: [any Line] { get }
  /// How many lines there are.
  var count: Int { get }
  /// What is taken off.
  var voucher: Voucher { get set }
  /// What is to pay, in cents.
  var total: Int { get }

  /// Adds a line with a quantity of 1; the price is that of one piece.
  func add(_ item: String, price: Int)
  /// Takes a code, such as `TEN`.
  func redeem(_ code: String) throws
}

/// One line of a cart.
@MainActor
public protocol Line: AnyObject, Observable, Sendable {
  var item: String { get }
  /// Of one piece, in cents.
  var price: Int { get }
  var quantity: Int { get set }
  /// The quantity as typed text.
  var quantityText: String { get set }
}

/// Takes some percent off.
@MainActor
@Observable
public final class Voucher {
  public var percent: Int

  public init(percent: Int) {
    self.percent = percent
  }
}

/// The error for an unknown code.
public struct UnknownCode: Error, Equatable {
  public let code: String

  public init(code: String) {
    self.code = code
  }
}

/// What the known codes take off, in percent.
let percents = ["TEN": 10, "HALF": 50]

/// What is to pay for some lines.
@MainActor
func price(of lines: [any Line], less percent: Int) -> Int {
  let sum = lines.map { $0.price * $0.quantity }.reduce(0, +)
  return sum - sum * percent / 100
}
