// An observer's side of observation: a closure runs, its reads are tracked, and
// the first change of them is reported once.

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
///   calls it again. The closure is freed then, before the next one is called;
///   the toolchain's own Observation frees it when all have been called.
///
///   A change that is made while `apply` runs is lost if it comes after the
///   read, even by another thread. The function with options catches up on it.
/// - Complexity: O(n) for n different properties read.
/// - Source: SE-0395. Where trackings are nested, the outer one also tracks
///   everything that the inner one has read, and each of them calls back.
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

/// Runs a closure and calls back at events of what it read.
///
///     withObservationTracking(options: [.willSet, .didSet]) {
///       print(store.name)                       // Ann
///     } onChange: { event in
///       if event.kind == .didSet { print("now \(store.name)") }
///     }
///     store.name = "Bea"                        // now Bea
///     store.name = "Cleo"                       // silence: one change
///
/// - Parameters:
///   - options: The events to be told of; with `[]`, there are none.
///   - apply: The closure whose reads are tracked.
///   - onChange: The closure to call.
/// - Returns: What `apply` returns.
/// - Throws: What `apply` throws; then nothing is tracked.
/// - Timing: `onChange` is called on the thread where the event happens, with
///   no lock held: at `.willSet` before the new value is stored, at `.didSet`
///   after, at `.deinit` when the last reference to the object has gone and
///   weak ones are nil.
///
///   The first change ends the tracking, once its last event has been told:
///   a change of a tracked property inside that `onChange` calls it again.
///   A death does not end the tracking: until a change does, `onChange` is
///   called once for each object that dies. The call comes in the middle of the
///   statement that lets the object go, so `onChange` must not use the variable
///   or array that held it.
///
///   If another thread changes a property after `apply` has read it, and before
///   the tracking waits, `onChange` is called right before this function
///   returns, on this thread: for one change of each chosen kind. That doesn't
///   end the tracking, so the next change calls `onChange` again. A change by
///   `apply` itself notifies no one. If an object that `apply` has read dies
///   meanwhile, its `.deinit` comes at the same point.
/// - Complexity: O(n) for n different properties read.
/// - Source: SE-0506; Swift 6.4, of September 2026.
public func withObservationTracking<Result: ~Copyable, Failure: Error>(
  options: ObservationTracking.Options,
  _ apply: () throws(Failure) -> Result,
  onChange:
    @escaping @Sendable (borrowing ObservationTracking.Event) -> Void
) throws(Failure) -> Result {
  try tracking(options, apply) {
    onChange(ObservationTracking.Event(ReadLog.current.pointee.telling))
  }
}

/// Tracks like `withObservationTracking(options:_:onChange:)`, with a closure
/// that takes no event.
func tracking<Result: ~Copyable, Failure: Error>(
  _ options: ObservationTracking.Options,
  _ apply: () throws(Failure) -> Result,
  _ onEvent: @escaping @Sendable () -> Void
) throws(Failure) -> Result {
  let outer = ReadLog.current.pointee.begin(isPending: true)
  do {
    let result = try apply()
    if let tracking = ReadLog.current.pointee.end(outer) {
      Tracking.install(tracking, options, catchesUp: true, onEvent)
    }
    return result
  } catch {
    if let tracking = ReadLog.current.pointee.end(outer) {
      Tracking.drop(tracking)
    }
    throw error
  }
}

// `withObservationTracking` is inlined into its callers; these are the two
// calls that it leaves there.

@usableFromInline
func beginTracking() -> Int { ReadLog.current.pointee.begin() }

@usableFromInline
func endTracking(_ outer: Int, _ onChange: () -> @Sendable () -> Void) {
  if let tracking = ReadLog.current.pointee.end(outer) {
    Tracking.install(tracking, .willSet, catchesUp: false, onChange())
  }
}
