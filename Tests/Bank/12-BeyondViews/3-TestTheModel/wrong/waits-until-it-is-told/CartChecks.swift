// A test waits for an announcement as long as it takes.
// Refused by: tells a right cart from one that announces nothing
// Seen: your tests did not come to their end on it, which says nothing
import Carts
import ObservationCore
import Synchronization
import Testing

@Suite("A cart", .enabled(if: isCartChosen))
struct CartChecks {
  let cart = makeCart()

  @Test func `a change of the customer is announced`() {
    let told = Mutex(false)
    withObservationTracking {
      _ = cart.customer
    } onChange: {
      told.withLock { $0 = true }
    }
    cart.customer = "Ann"
    while !told.withLock({ $0 }) {}
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
