import Carts
import XCTest

final class CartXCTests: XCTestCase {
  private var texts: [String] = []

  override func setUpWithError() throws {
    try skipUnlessCartIsChosen()
    texts = []
  }

  @MainActor
  private func pause(_ seconds: Double) async throws {
    try await Task.sleep(for: .seconds(seconds))
  }

  @MainActor
  func test_changes_are_saved_together_and_later() async throws {
    let cart = makeCart { [unowned self] text in
      XCTAssertTrue(Thread.isMainThread)
      texts.append(text)
    }
    cart.customer = "Ann"
    cart.add("Tea", price: 100)
    cart.add("Pie", price: 200)
    try await pause(0.5)
    XCTAssertEqual(texts, ["Ann: 300"])
    cart.lines[0].quantity = 3
    try await pause(0.5)
    XCTAssertEqual(texts, ["Ann: 300", "Ann: 500"])
    cart.customer = "Ann"
    cart.lines[0].quantity = 3
    try await pause(0.5)
    XCTAssertEqual(texts, ["Ann: 300", "Ann: 500"])
  }

  func test_a_cart_goes() {
    weak var gone: (any Cart)?
    do {
      let cart = makeCart { _ in }
      cart.customer = "Ann"
      gone = cart
    }
    XCTAssertNil(gone)
  }
}
