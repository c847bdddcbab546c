// A program that stops has failed, and so has the test.
// Refused by: tells a right cart from one that announces nothing
// Seen: the program stopped: CartChecks.swift
import Carts
import ObservationCore
import Synchronization
import Testing

@Suite("A cart", .enabled(if: isCartChosen))
struct CartChecks {
  let cart = makeCart()

  @Test func `a change of the customer is announced`() {
    let told = changes(of: { cart.customer }) { cart.customer = "Ann" }
    precondition(told == 1)
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
