import Carts
import XCTest

final class CartXCTests: XCTestCase {
  override func setUpWithError() throws {
    try skipUnlessCartIsChosen()
  }

  func turn(_ seconds: Double = 0.5) {
    RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
  }

  func test_the_life_of_a_cart() {
    weak var weakCart: (any Cart)?
    var log: [String] = []
    func live() {
      let cart = makeCart { text in
        log.append(Thread.isMainThread ? text : "elsewhere")
      }
      weakCart = cart
      turn(0.2)
      cart.add("Donut", price: 200)
      cart.lines[0].quantity = 2
      XCTAssertEqual(log, [])
      turn()
      cart.lines[0].quantity = 1
      turn()
      cart.customer = cart.customer
      turn()
    }
    live()
    XCTAssertEqual(log, [": 400", ": 200"])
    XCTAssertNil(weakCart)
  }
}
