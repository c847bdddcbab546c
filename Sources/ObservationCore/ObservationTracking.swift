// An observer's side of observation: what a closure reads is tracked, and the
// first change of it is reported once.

import Synchronization

/// Runs a closure and calls back before the first change of what it read.
///
/// Every observable property that `apply` reads on this thread is tracked,
/// however deep in the calls the read is. A property that is not read is not
/// tracked, and neither is an object that is only mentioned.
///
///     let store = Store()
///     withObservationTracking {
///       print(store.name)                 // Ann
///     } onChange: {
///       print("was \(store.name)")        // was Ann
///     }
///     store.name = "Bea"                  // calls onChange
///     store.name = "Cleo"                 // silence: one shot
///
/// - Parameters:
///   - apply: The closure whose reads are tracked. Reads that it makes on other
///     threads, or in tasks that it starts, are not.
///   - onChange: Yields the closure to call. It is evaluated once, after
///     `apply`; if `apply` has read nothing observable, it is not evaluated.
/// - Returns: What `apply` returns.
/// - Timing: `onChange` is called on the thread that makes the change, before
///   the new value is stored, with no lock held. The tracking is removed after
///   `onChange` has returned: a change of a tracked property inside `onChange`
///   calls it again.
/// - Complexity: O(n) for n different properties read.
/// - Source: SE-0395. Where trackings are nested, the outer one also tracks
///   what the inner one has read, and each is reported by itself.
public func withObservationTracking<Result>(
  _ apply: () -> Result,
  onChange: @autoclosure () -> @Sendable () -> Void
) -> Result {
  let (result, accesses) = AccessList.collect(during: apply)
  if !accesses.isEmpty {
    Tracking(of: accesses, onChange: onChange()).install()
  }
  return result
}

/// One call of `withObservationTracking` that waits for a change.
final class Tracking: Sendable {
  /// Its place in the order of installation, over all threads.
  let serial: Int

  private let accesses: AccessList
  private let onChange: @Sendable () -> Void
  private let isCancelled = Atomic(false)

  private static let lastSerial = Atomic(0)

  init(of accesses: AccessList, onChange: @escaping @Sendable () -> Void) {
    self.accesses = accesses
    self.onChange = onChange
    serial = Self.lastSerial.add(1, ordering: .relaxed).newValue
  }

  /// Registers with every object that was read.
  ///
  /// Another thread may change one object while the next is being registered.
  /// It then fires and cancels a tracking that is only half installed; so the
  /// last step looks back and takes the other half out again.
  func install() {
    for entry in accesses.entries {
      entry.observers.insert(self, reading: entry.properties)
    }
    if isCancelled.load(ordering: .sequentiallyConsistent) { removeAll() }
  }

  /// Reports a change, then ends the tracking: in this order, so that a change
  /// inside `onChange` is reported too.
  func fire() {
    onChange()
    isCancelled.store(true, ordering: .sequentiallyConsistent)
    removeAll()
  }

  private func removeAll() {
    for entry in accesses.entries {
      entry.observers.remove(self, reading: entry.properties)
    }
  }
}
