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

  // Why 3: a test doesn't know when a cart saves. An expectation waits just
  // until the cart saves, and fails when the time is over. A counting
  // expectation fails when it's fulfilled too often, and an inverted
  // expectation when it's fulfilled at all. The tests are `async`, so the main
  // actor can do the cart's work while they wait.
  @MainActor func test_changes_made_together_are_saved_once() async {
    let saved = expectation(description: "saved")
    saved.assertForOverFulfill = true
    let cart = makeCart { text in
      XCTAssertEqual(text, "Ann: 400")
      XCTAssertTrue(Thread.isMainThread)
      saved.fulfill()
    }
    cart.customer = "Ann"
    cart.add("Donut", price: 200)
    cart.lines[0].quantity = 2
    await fulfillment(of: [saved], timeout: 1)

    // One that came too often would come in this time.
    let pause = expectation(description: "nothing more")
    pause.isInverted = true
    await fulfillment(of: [pause], timeout: 0.2)
  }

  @MainActor func test_each_later_change_is_saved() async {
    var next = expectation(description: "a customer")
    var texts: [String] = []
    let cart = makeCart { text in
      texts.append(text)
      next.fulfill()
    }
    cart.customer = "Ann"
    cart.add("Donut", price: 200)
    await fulfillment(of: [next], timeout: 1)
    next = expectation(description: "a quantity")
    cart.lines[0].quantity = 3
    await fulfillment(of: [next], timeout: 1)
    XCTAssertEqual(texts, ["Ann: 200", "Ann: 600"])
  }

  @MainActor func test_what_has_not_changed_is_not_saved() async {
    let saved = expectation(description: "saved")
    saved.isInverted = true
    let cart = makeCart { _ in saved.fulfill() }
    cart.customer = ""
    XCTAssertEqual(cart.total, 0)
    await fulfillment(of: [saved], timeout: 0.3)
  }

  // Why 4: the test's own variable keeps the cart until the end of the test, so
  // the check that it's freed has to run after that.
  @MainActor func test_a_cart_goes_with_its_last_user() async {
    let cart = makeCart(saving: { _ in })
    cart.customer = "Ann"
    addTeardownBlock { [weak cart] in
      XCTAssertNil(cart)
    }
  }
}
