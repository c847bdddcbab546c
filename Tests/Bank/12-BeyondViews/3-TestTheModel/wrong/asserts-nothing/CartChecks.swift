// A test that runs to its end has tested something.
// Refused by: tells a right cart from one that announces nothing
// Seen: all your tests pass on it, and even on a model that does nothing at
import Carts
import ObservationCore
import Synchronization
import Testing

@Suite("A cart", .enabled(if: isCartChosen))
struct CartChecks {
  let cart = makeCart()

  @Test func `customers and notes can be written`() {
    cart.customer = "Ann"
    cart.note = "Soon"
  }

  @Test func `lines can be added, and codes redeemed`() throws {
    cart.add("Donut", price: 200)
    try cart.redeem("TEN")
    print(cart.total)
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
