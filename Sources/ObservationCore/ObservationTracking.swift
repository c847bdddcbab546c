// An observer's side of observation: what a closure reads is tracked, and the
// first change of it is reported once.

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
///   calls it again. Then the closure is freed, before the next one is called;
///   the toolchain's own Observation frees it when all have been called.
/// - Complexity: O(n) for n different properties read.
/// - Source: SE-0395. Where trackings are nested, the outer one also tracks
///   what the inner one has read, and each is reported by itself.
@inlinable
public func withObservationTracking<Result>(
  _ apply: () -> Result,
  onChange: @autoclosure () -> @Sendable () -> Void
) -> Result {
  let outer = beginTracking()
  let result = apply()
  endTracking(outer) { onChange() }
  return result
}

@usableFromInline
func beginTracking() -> Int { ReadLog.begin() }

@usableFromInline
func endTracking(_ outer: Int, _ onChange: () -> @Sendable () -> Void) {
  if let tracking = ReadLog.end(outer) {
    Tracking.install(tracking, onChange())
  }
}
