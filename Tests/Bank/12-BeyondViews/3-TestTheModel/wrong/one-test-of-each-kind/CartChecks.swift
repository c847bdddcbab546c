// One announcement, one silence and one total stand for all of them.
// Refused by: refuses a cart whose note is ignored
// Seen: this cart's note is ignored by
import Carts
import ObservationCore
import Synchronization
import Testing

/// Without a cart to test, the suite is skipped.
@Suite("A cart", .enabled(if: isCartChosen))
struct CartChecks {
  let cart = makeCart()

  @Test func `a customer who is written is read`() {
    cart.customer = "Ann"
    #expect(cart.customer == "Ann")
  }

  @Test func `a new customer is announced`() {
    #expect(
      changes(of: { cart.customer }, during: { cart.customer = "A" }) == 1)
  }

  @Test func `another note does not announce the customer`() {
    #expect(changes(of: { cart.customer }, during: { cart.note = "A" }) == 0)
  }

  @Test func `the total is right`() {
    cart.add("Donut", price: 200)
    cart.lines[0].quantity = 2
    #expect(cart.total == 400)
  }

  @Test func `TEN is ten percent`() throws {
    try cart.redeem("TEN")
    #expect(cart.voucher.percent == 10)
    #expect(throws: UnknownCode(code: "ONE")) { try cart.redeem("ONE") }
  }
}

/// How often a closure's reads are announced while another closure runs: at
/// most once.
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
