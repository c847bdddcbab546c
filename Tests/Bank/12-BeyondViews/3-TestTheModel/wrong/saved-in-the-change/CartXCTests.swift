import Carts
import XCTest

final class CartXCTests: XCTestCase {
  override func setUpWithError() throws {
    try skipUnlessCartIsChosen()
  }

  func test_a_customer_is_saved() {
    var texts: [String] = []
    let cart = makeCart { texts.append($0) }
    cart.customer = "Ann"
    XCTAssertEqual(texts, ["Ann: 0"])
  }
}
