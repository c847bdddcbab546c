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

  // TODO 1: Test that observers are notified of every change, before it's made,
  // and of nothing else. `changes(of:during:)` may help.

  // TODO 2: Test the values: total, voucher, text and codes. A test with
  // `arguments:` runs once for each of them; `#expect(throws:)` expects an
  // error, and `#expect(processExitsWith: .failure)` expects the program to
  // stop.
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
