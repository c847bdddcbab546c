import Carts
import XCTest

final class CartXCTests: XCTestCase {
  private var awaited: [String: XCTestExpectation] = [:]
  private var surprises: [String] = []

  override func setUpWithError() throws {
    try skipUnlessCartIsChosen()
  }

  private func makeCart() -> any Cart {
    Carts.makeCart { [weak self] text in
      dispatchPrecondition(condition: .notOnQueue(.global()))
      guard let self, Thread.isMainThread, let next = awaited[text] else {
        self?.surprises.append(text)
        return
      }
      next.fulfill()
    }
  }

  private func expectSave(_ text: String) -> XCTestExpectation {
    let saved = expectation(description: text)
    saved.assertForOverFulfill = true
    awaited[text] = saved
    return saved
  }

  func test_saves_come_in_order() {
    let cart = makeCart()
    let (one, two) = (expectSave("Ann: 200"), expectSave("Bea: 600"))
    cart.customer = "Ann"
    cart.add("Donut", price: 200)
    wait(for: [one], timeout: 2)
    cart.customer = "Bea"
    cart.lines[0].quantity = 3
    wait(for: [two], timeout: 2)
    XCTAssertEqual(surprises, [])
  }

  func test_a_quantity_alone_is_saved() {
    let cart = makeCart()
    let one = expectSave(": 200")
    cart.add("Donut", price: 200)
    wait(for: [one], timeout: 2)
    let two = expectSave(": 400")
    cart.lines[0].quantity = 2
    wait(for: [two], timeout: 2)
  }

  func test_an_equal_write_is_not_saved() {
    let cart = makeCart()
    cart.customer = ""
    let silence = expectation(description: "silence")
    silence.isInverted = true
    wait(for: [silence], timeout: 0.5)
    XCTAssertEqual(surprises, [])
  }

  func test_nobody_holds_a_cart() {
    weak var cart = makeCart()
    XCTAssertNil(cart)
  }
}
