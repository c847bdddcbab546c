// How a suite gets its cart: which one it is was chosen outside of the process,
// and nothing but its behaviour says so.

import GradingKit
import XCTest

/// The cart that was chosen for this process.
private let chosen = chosenModel(among: cartModels.map(\.name))
  .flatMap { name in cartModels.first { $0.name == name } }

/// Whether there is a cart to test.
public var isCartChosen: Bool { chosen != nil }

/// A new cart.
///
/// - Parameter save: Called with the customer and the total, such as
///   `Ann: 400`, when they have changed.
@MainActor
public func makeCart(saving save: ((String) -> Void)? = nil) -> any Cart {
  (chosen ?? rightCarts[0]).make(save)
}

/// Skips a test of XCTest if there is no cart to test.
public func skipUnlessCartIsChosen() throws {
  if !isCartChosen { throw XCTSkip("there is no cart to test") }
}
