// What a cart does later, in XCTest: it saves, and it's freed.

import Carts
import XCTest

final class CartXCTests: XCTestCase {
  /// Without a cart to test, every test is skipped.
  override func setUpWithError() throws {
    try skipUnlessCartIsChosen()
  }

  @MainActor func test_a_new_cart_keeps_its_customer() async {
    let cart = makeCart(saving: { _ in })
    cart.customer = "Ann"
    XCTAssertEqual(cart.customer, "Ann")
  }

  // TODO 3: Test that changes are saved: when, where, how often and as what. An
  // `XCTestExpectation` is fulfilled in time, or the test fails; it may be
  // inverted, and it may count.

  // TODO 4: Test that a cart is freed when its test has ended. A closure passed
  // to `addTeardownBlock` runs after that.
}
