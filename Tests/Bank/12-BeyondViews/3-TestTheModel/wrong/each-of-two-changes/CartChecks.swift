// A closure is told of every change.
// Refused by: tells a right cart from one that announces nothing
// Seen: " failed on every
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

  @Test func `each of two changes is announced`() {
    let count = Mutex(0)
    withObservationTracking {
      _ = cart.customer
    } onChange: {
      count.withLock { $0 += 1 }
    }
    cart.customer = "Ann"
    cart.customer = "Bea"
    #expect(count.withLock { $0 } == 2)
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
