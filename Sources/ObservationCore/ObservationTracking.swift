// An observer's side of observation: a closure runs, its reads are tracked, and
// the first change of them is reported once.

/// Runs a closure and calls back before the first change of what it read.
///
/// Every observable property that `apply` reads on this thread is tracked,
/// however deep in the calls the read is. A property that isn't read isn't
/// tracked, and neither is an object that is only mentioned.
///
///     let store = Store()
///     withObservationTracking {
///       print(store.name)                 // Ann
///     } onChange: {
///       print("was \(store.name)")        // was Ann
///     }
///     store.name = "Bea"                  // calls onChange
///     store.name = "Cleo"                 // no call: it fires once
///
/// - Parameters:
///   - apply: The closure whose reads are tracked. Reads that it makes on other
///     threads, or in tasks that it starts, are not.
///   - onChange: Yields the closure to call. It's evaluated once, after
///     `apply`; if `apply` reads nothing observable, it isn't evaluated.
/// - Returns: What `apply` returns.
/// - Timing: `onChange` is called on the thread that makes the change, before
///   the new value is stored, with no lock held. The tracking is removed after
///   `onChange` returns: changing a tracked property inside `onChange` calls it
///   again. The closure is then freed, before the next closure is called; the
///   toolchain's own Observation frees it when all have been called.
///
///   A change made while `apply` runs is lost if it comes after the read, even
///   on a different thread. The function with options catches up on it.
/// - Complexity: O(n) for n different properties read.
/// - Source: SE-0395. If trackings are nested, the outer tracking also tracks
///   everything that the inner one reads, and each calls its `onChange`.
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
///     store.name = "Cleo"                       // no call: one change
///
/// - Parameters:
///   - options: The events that call `onChange`; with `[]`, there are none.
///   - apply: The closure whose reads are tracked.
///   - onChange: The closure to call.
/// - Returns: What `apply` returns.
/// - Throws: What `apply` throws; then nothing is tracked.
/// - Timing: `onChange` is called on the thread where the event happens, with
///   no lock held: at `.willSet` before the new value is stored, at `.didSet`
///   after, at `.deinit` when the last strong reference to the object is gone
///   and weak ones are nil.
///
///   The first change ends the tracking, after its last event: changing a
///   tracked property inside that `onChange` calls it again. A deallocation
///   doesn't end the tracking: until a change does, `onChange` is called once
///   for each object that is deallocated. The call comes in the middle of the
///   statement that releases the object, so `onChange` must not use the
///   variable or array that contained it.
///
///   If a different thread changes a property after `apply` reads it, and
///   before the tracking is registered, `onChange` is called right before this
///   function returns, on this thread: for one change of each chosen kind. That
///   doesn't end the tracking, so the next change calls `onChange` again. A
///   change by `apply` itself notifies no one. If an object that `apply` read
///   is deallocated in the meantime, its `.deinit` comes at the same point.
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
