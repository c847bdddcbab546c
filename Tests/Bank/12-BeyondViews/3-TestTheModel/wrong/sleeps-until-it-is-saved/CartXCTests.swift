// What a cart does later, in XCTest: it saves, and it goes away.

import Carts
import XCTest

final class CartXCTests: XCTestCase {
  /// Without a cart to test, every test is skipped.
  override func setUpWithError() throws {
    try skipUnlessCartIsChosen()
  }

  func test_a_new_cart_keeps_its_customer() {
    let cart = makeCart(saving: { _ in })
    cart.customer = "Ann"
    XCTAssertEqual(cart.customer, "Ann")
  }

  func test_a_change_is_saved() {
    var texts: [String] = []
    let cart = makeCart(saving: { texts.append($0) })
    cart.customer = "Ann"
    cart.add("Donut", price: 200)
    Thread.sleep(forTimeInterval: 0.6)
    XCTAssertEqual(texts, ["Ann: 200"])
  }
}
