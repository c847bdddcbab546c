import Carts
import XCTest

final class CartXCTests: XCTestCase {
  /// Without a cart to test, every test is skipped.
  override func setUpWithError() throws {
    try skipUnlessCartIsChosen()
  }

  /// How long to wait for what comes within half a second.
  let soon = 0.7

  /// Makes a cart that is gone when the test has ended.
  func cart(_ saving: @escaping (String) -> Void) -> any Cart {
    let cart = makeCart(saving: saving)
    addTeardownBlock { [weak cart] in XCTAssertNil(cart) }
    return cart
  }

  func test_what_is_changed_is_saved_on_the_main_thread() {
    let saved = expectation(description: "saved")
    var texts: [String] = []
    let cart = cart { text in
      XCTAssertTrue(Thread.isMainThread)
      texts.append(text)
      saved.fulfill()
    }
    cart.customer = "Ann"
    XCTAssertEqual(texts, [])
    cart.add("Donut", price: 200)
    XCTAssertEqual(texts, [])
    cart.customer = "Bea"
    cart.add("Cake", price: 300)
    XCTAssertEqual(texts, [])
    wait(for: [saved], timeout: soon)
    XCTAssertEqual(texts, ["Bea: 500"])
  }

  func test_every_later_change_is_saved() throws {
    var saved = XCTestExpectation(description: "saved")
    var texts: [String] = []
    let cart = cart { text in
      XCTAssertTrue(Thread.isMainThread)
      texts.append(text)
      saved.fulfill()
    }
    let steps: [(String, () throws -> Void)] = [
      ("Ann: 0", { cart.customer = "Ann" }),
      ("Ann: 200", { cart.add("Donut", price: 200) }),
      ("Bob: 200", { cart.customer = "Bob" }),
    ]
    for (index, (text, change)) in steps.enumerated() {
      saved = XCTestExpectation(description: text)
      try change()
      XCTAssertEqual(texts.count, index)
      wait(for: [saved], timeout: soon)
      XCTAssertEqual(texts.count, index + 1)
      XCTAssertEqual(texts.last, text)
    }
  }

  func test_whatever_changes_the_total_is_saved() throws {
    let changes: [(String, (any Cart, any Line) throws -> Void)] = [
      ("Ann: 400", { $1.quantity = 2 }),
      ("Ann: 600", { $1.quantityText = "3" }),
      ("Ann: 100", { cart, _ in try cart.redeem("HALF") }),
      ("Ann: 180", { cart, _ in try cart.redeem("TEN") }),
      ("Ann: 150", { cart, _ in cart.voucher.percent = 25 }),
      ("Ann: 120", { cart, _ in cart.voucher = Voucher(percent: 40) }),
      ("Ann: 500", { cart, _ in cart.add("Cake", price: 300) }),
      (": 200", { cart, _ in cart.customer = "" }),
      ("Bea: 200", { cart, _ in cart.customer = "Bea" }),
    ]
    var firsts: [XCTestExpectation] = []
    var carts: [any Cart] = []
    var texts: [[String]] = Array(repeating: [], count: changes.count)
    var seconds: [XCTestExpectation] = []
    for index in changes.indices {
      let first = XCTestExpectation(description: "first \(index)")
      let second = XCTestExpectation(description: changes[index].0)
      firsts.append(first)
      seconds.append(second)
      carts.append(
        cart { text in
          texts[index].append(text)
          if texts[index].count == 1 { first.fulfill() }
          if texts[index].count == 2 { second.fulfill() }
        })
      carts[index].customer = "Ann"
      carts[index].add("Donut", price: 200)
    }
    wait(for: firsts, timeout: soon)
    for (cart, change) in zip(carts, changes) {
      try change.1(cart, XCTUnwrap(cart.lines.first))
    }
    wait(for: seconds, timeout: soon)
    for (texts, change) in zip(texts, changes) {
      XCTAssertEqual(texts, ["Ann: 200", change.0])
    }
  }

  func test_the_new_line_and_the_new_voucher_are_followed() throws {
    var saved = XCTestExpectation(description: "saved")
    var texts: [String] = []
    let cart = cart { text in
      texts.append(text)
      saved.fulfill()
    }
    cart.add("Donut", price: 200)
    cart.add("Cake", price: 1000)
    cart.voucher = Voucher(percent: 50)
    wait(for: [saved], timeout: soon)
    saved = XCTestExpectation(description: "saved again")
    cart.voucher.percent = 20
    try XCTUnwrap(cart.lines.last).quantity = 2
    wait(for: [saved], timeout: soon)
    XCTAssertEqual(texts, [": 600", ": 1760"])
  }

  func test_nothing_is_saved_when_neither_has_changed() throws {
    let quiet: [(any Cart) throws -> Void] = [
      { _ in },
      { _ = ($0.customer, $0.note, $0.total, $0.lines.count, $0.voucher) },
      { $0.note = "soon" },
      { $0.customer = "Ann" },
      { $0.lines.first?.quantity = 1 },
      { $0.lines.first?.quantityText = "1" },
      { $0.lines.first?.quantityText = "x" },
      { try? $0.redeem("ONE") },
    ]
    let new = expectation(description: "a new cart saves")
    new.isInverted = true
    let fresh = [
      cart { _ in new.fulfill() },
      cart { _ in new.fulfill() },
      cart { _ in new.fulfill() },
    ]
    _ = (fresh[1].customer, fresh[1].total, fresh[1].note)
    fresh[2].customer = ""
    fresh[2].note = "soon"
    try? fresh[2].redeem("ONE")
    let first = expectation(description: "saved")
    first.expectedFulfillmentCount = quiet.count
    let again = expectation(description: "saved again")
    again.isInverted = true
    var counts = Array(repeating: 0, count: quiet.count)
    let carts = quiet.indices.map { index in
      cart { _ in
        counts[index] += 1
        counts[index] == 1 ? first.fulfill() : again.fulfill()
      }
    }
    for cart in carts {
      cart.customer = "Ann"
      cart.add("Donut", price: 200)
    }
    wait(for: [first], timeout: soon)
    for (cart, act) in zip(carts, quiet) { try act(cart) }
    wait(for: [new, again], timeout: 0.6)
  }

  func test_an_unused_cart_is_gone_at_once() {
    weak var untouched: (any Cart)?
    weak var changed: (any Cart)?
    weak var filled: (any Cart)?
    do {
      let first = makeCart(saving: { _ in })
      untouched = first
      let second = makeCart(saving: { _ in })
      second.customer = "Ann"
      changed = second
      let third = makeCart(saving: { _ in })
      third.add("Donut", price: 200)
      third.lines.first?.quantity = 2
      third.voucher.percent = 5
      filled = third
    }
    XCTAssertNil(untouched)
    XCTAssertNil(changed)
    XCTAssertNil(filled)
  }

  func test_a_saved_cart_is_gone_at_once() {
    weak var trace: (any Cart)?
    do {
      let saved = expectation(description: "saved")
      let cart = makeCart { _ in saved.fulfill() }
      cart.add("Donut", price: 200)
      wait(for: [saved], timeout: soon)
      trace = cart
    }
    XCTAssertNil(trace)
  }
}
