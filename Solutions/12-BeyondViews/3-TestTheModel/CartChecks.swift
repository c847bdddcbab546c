// What a cart has to do immediately, in Swift Testing.

import Carts
import ObservationCore
import Synchronization
import Testing

/// Without a cart to test, the suite is skipped.
@MainActor
@Suite("A cart", .enabled(if: isCartChosen))
struct CartChecks {
  let cart = makeCart()

  @Test func `a customer who is written is read`() {
    cart.customer = "Ann"
    #expect(cart.customer == "Ann")
  }

  // Why 1: a right value doesn't show which observers were notified. So each
  // rule has its own test: which observers are notified, which aren't, and what
  // they see at that moment. The cart belongs to the main actor, so the suite
  // does, too; `assumeIsolated` is right, because the test changes the cart
  // there.
  @Test func `observers are notified of a change`() {
    cart.add("Donut", price: 200)
    let line = cart.lines[0]
    #expect(changes(of: { cart.customer }) { cart.customer = "Ann" } == 1)
    #expect(changes(of: { cart.customer }) { cart.customer = "ANN" } == 1)
    #expect(changes(of: { cart.note }) { cart.note = "Soon" } == 1)
    #expect(changes(of: { cart.lines }) { cart.add("Tea", price: 1) } == 1)
    #expect(changes(of: { cart.count }) { cart.add("Pie", price: 1) } == 1)
    #expect(changes(of: { line.quantity }) { line.quantity = 2 } == 1)
    #expect(changes(of: { line.quantityText }) { line.quantity = 3 } == 1)
  }

  @Test func `a total notifies, whatever changes it`() {
    cart.add("Donut", price: 200)
    let line = cart.lines[0]
    let other = Voucher(percent: 20)
    #expect(changes(of: { cart.total }) { cart.add("Tea", price: 100) } == 1)
    #expect(changes(of: { cart.total }) { line.quantity = 2 } == 1)
    #expect(changes(of: { cart.total }) { cart.voucher = other } == 1)
    #expect(changes(of: { cart.total }) { other.percent = 50 } == 1)
  }

  @Test func `equal values and other properties don't notify`() {
    cart.add("Donut", price: 200)
    let line = cart.lines[0]
    cart.note = "Soon"
    #expect(changes(of: { cart.note }) { cart.note = "Soon" } == 0)
    #expect(changes(of: { cart.customer }) { cart.note = "Late" } == 0)
    #expect(changes(of: { cart.count }) { line.quantity = 2 } == 0)
  }

  @Test func `a notification comes before the change`() {
    let seen = Mutex("")
    withObservationTracking {
      _ = cart.customer
    } onChange: {
      let customer = MainActor.assumeIsolated { cart.customer }
      seen.withLock { $0 = "'\(customer)'" }
    }
    cart.customer = "Ann"
    #expect(seen.withLock { $0 } == "''")
  }

  // Why 2: one rule for many values is one test with arguments, and the report
  // names the value. Stopping the program needs its own test, in its own
  // process; XCTest has nothing like it. That process calls the cart from
  // outside the main actor, so it needs `await`.
  @Test(arguments: ["", "two", "1.5", "3 pieces"])
  func `a text that is no number changes nothing`(text: String) {
    cart.add("Donut", price: 200)
    cart.lines[0].quantityText = "12"
    cart.lines[0].quantityText = text
    #expect(cart.lines[0].quantity == 12)
  }

  @Test func `a total follows quantity and voucher`() throws {
    cart.add("Donut", price: 200)
    cart.lines[0].quantity = 3
    #expect(cart.total == 600)
    try cart.redeem("TEN")
    #expect(cart.total == 540)
  }

  @Test func `an unknown code changes nothing`() throws {
    try cart.redeem("HALF")
    #expect(throws: UnknownCode(code: "ONE")) { try cart.redeem("ONE") }
    #expect(cart.voucher.percent == 50)
  }

  @Test func `two carts share nothing`() {
    let other = makeCart()
    cart.voucher.percent = 10
    #expect(other.voucher.percent == 0)
  }

  @Test func `a price below 0 stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await makeCart().add("Donut", price: -1)
    }
  }
}

/// How often the observer of a closure's reads is notified while another
/// closure runs: at most once.
func changes<Value>(
  of read: () -> Value, during change: () throws -> Void
) rethrows -> Int {
  let count = Mutex(0)
  withObservationTracking {
    _ = read()
  } onChange: {
    count.withLock { $0 += 1 }
  }
  try change()
  return count.withLock { $0 }
}
