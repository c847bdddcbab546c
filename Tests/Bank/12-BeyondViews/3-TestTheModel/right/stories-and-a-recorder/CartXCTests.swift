import Carts
import XCTest

final class Recorder {
  var texts: [String] = []
  var isInside = false
  var faults: [String] = []
  var next: XCTestExpectation?

  func save(_ text: String) {
    if !Thread.isMainThread { faults.append("\(text) on another thread") }
    if isInside { faults.append("\(text) inside a change") }
    texts.append(text)
    next?.fulfill()
  }

  func change(_ body: () throws -> Void) rethrows {
    isInside = true
    defer { isInside = false }
    try body()
  }
}

final class CartXCTests: XCTestCase {
  var recorder = Recorder()

  /// Without a cart to test, every test is skipped.
  override func setUpWithError() throws {
    try skipUnlessCartIsChosen()
    recorder = Recorder()
  }

  func newCart() -> any Cart {
    let recorder = recorder
    return makeCart(saving: { recorder.save($0) })
  }

  /// Makes a change and waits until it was saved.
  func saved(
    after change: () throws -> Void, line: UInt = #line
  ) rethrows -> [String] {
    recorder.texts = []
    let next = expectation(description: "saved, line \(line)")
    next.assertForOverFulfill = false
    recorder.next = next
    try recorder.change(change)
    wait(for: [next], timeout: 0.6)
    recorder.next = nil
    return recorder.texts
  }

  func pause() {
    let pause = expectation(description: "half a second")
    pause.isInverted = true
    wait(for: [pause], timeout: 0.55)
  }

  func test_a_life() throws {
    weak var trace: (any Cart)?
    try {
      let cart = newCart()
      trace = cart
      XCTAssertEqual(
        saved {
          cart.customer = "Al"
          cart.customer = "Ann"
          cart.add("Donut", price: 200)
          cart.add("Tea", price: 100)
        }, ["Ann: 300"])
      let tea = try XCTUnwrap(cart.lines.last)
      XCTAssertEqual(saved { tea.quantity = 2 }, ["Ann: 400"])
      XCTAssertEqual(
        try saved { try cart.redeem("HALF") }, ["Ann: 200"])
      recorder.texts = []
      recorder.change {
        cart.note = "hurry"
        cart.customer = "Ann"
        tea.quantity = 2
        tea.quantityText = "2"
        tea.quantityText = "two"
        try? cart.redeem("ALL")
        _ = (cart.total, cart.customer, cart.lines, cart.count)
      }
      pause()
      XCTAssertEqual(recorder.texts, [])
      XCTAssertEqual(saved { cart.customer = "Bea" }, ["Bea: 200"])
    }()
    XCTAssertNil(trace)
    XCTAssertEqual(recorder.faults, [])
  }

  func test_each_way_to_another_total() throws {
    let ways: [(String, (any Cart) throws -> Void)] = [
      (": 300", { $0.lines.first?.quantityText = "3" }),
      (": 75", { $0.voucher.percent = 25 }),
      (": 60", { $0.voucher = Voucher(percent: 40) }),
      (": 90", { try $0.redeem("TEN") }),
      (": 500", { $0.lines.first?.quantity = 5 }),
      (": 107", { $0.add("Sugar", price: 7) }),
      ("Zoe: 100", { $0.customer = "Zoe" }),
    ]
    // Two rounds: the way is the first and the second change.
    let all = ways.map { way in
      let recorder = Recorder()
      let cart = makeCart(saving: { recorder.save($0) })
      recorder.next = expectation(description: "first save")
      recorder.change { cart.add("Donut", price: 100) }
      return (cart: cart, recorder: recorder, way: way)
    }
    wait(for: all.compactMap { $0.recorder.next }, timeout: 0.6)
    for one in all {
      one.recorder.next = expectation(description: one.way.0)
      try one.recorder.change { try one.way.1(one.cart) }
    }
    wait(for: all.compactMap { $0.recorder.next }, timeout: 0.6)
    for one in all {
      XCTAssertEqual(one.recorder.texts, [": 100", one.way.0])
      XCTAssertEqual(one.recorder.faults, [])
      one.recorder.next = nil
    }
    // And after the voucher and the lines are others than at first.
    for one in all { one.cart.voucher.percent = 1 }
    for one in all { one.cart.add("Rest", price: 1000) }
    pause()
    for one in all {
      XCTAssertEqual(one.recorder.texts.count, 3)
      XCTAssertEqual(
        one.recorder.texts.last, "\(one.cart.customer): \(one.cart.total)")
    }
  }

  func test_a_new_cart_is_quiet() throws {
    let carts = [newCart(), newCart(), newCart()]
    for _ in 1...2 {
      carts[1].customer = ""
      carts[1].note += "more"
      try? carts[1].redeem("NO")
      _ = (carts[2].total, carts[2].customer, carts[2].voucher.percent)
    }
    pause()
    XCTAssertEqual(recorder.texts, [])
    XCTAssertEqual(carts.count, 3)
  }

  func test_nothing_holds_a_cart() {
    var carts: [any Cart] = [newCart(), newCart(), newCart(), newCart()]
    let traces = carts.map { cart in { [weak cart] in cart == nil } }
    carts[1].customer = "Ann"
    carts[2].add("Donut", price: 3)
    carts[2].lines.first?.quantity = 2
    carts[3].note = "note"
    carts[3].voucher = Voucher(percent: 4)
    carts[3].voucher.percent = 3
    carts = []
    XCTAssertEqual(traces.map { $0() }, [true, true, true, true])
  }
}
