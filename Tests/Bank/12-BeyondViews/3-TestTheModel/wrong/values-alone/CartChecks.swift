// Whoever has the right value at the end has a right model.
// Refused by: tells a right cart from one that announces nothing
// Seen: this cart conforms to Observable and announces nothing; to refuse it,
import Carts
import ObservationCore
import Synchronization
import Testing

@Suite("A cart", .enabled(if: isCartChosen))
struct CartChecks {
  let cart = makeCart()

  @Test func `what is written is read`() {
    cart.customer = "Ann"
    cart.note = "Soon"
    #expect(cart.customer == "Ann")
    #expect(cart.note == "Soon")
  }

  @Test func `a total follows quantity and voucher`() throws {
    cart.add("Donut", price: 200)
    cart.lines[0].quantity = 3
    try cart.redeem("TEN")
    #expect(cart.total == 540)
    #expect(cart.count == 1)
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
