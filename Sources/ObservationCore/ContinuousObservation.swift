// An observer that runs again after each change, on its own actor, for as long
// as its token exists. A task waits at a mailbox. Each run is tracked. An event
// of something that the run read puts a notice in the mailbox, and the task
// runs the closure again when its actor is free.

import Synchronization

/// Runs a closure now and after each change of what it read.
///
///     @MainActor final class NameLabel {
///       var text = ""
///       var token: ObservationTracking.Token?
///
///       func show(_ store: Store) {
///         token = withContinuousObservation(options: .willSet) {
///           [weak self] event in
///           self?.text = store.name
///         }
///       }
///     }
///
/// - Parameters:
///   - options: The events after which the closure runs again. With `[]` it
///     runs once.
///   - apply: The closure. It keeps the isolation of the place where it's
///     written. Each run tracks only what it reads itself, not what the
///     previous run read.
/// - Returns: A token. The observation ends when the token is dropped: `_ =`
///   drops it immediately, and then there is no run at all.
/// - Timing: Returns before the first run. Each run starts when the closure's
///   actor is free. If changes are made on that actor, a run sees the new
///   values, even with `.willSet`, and all changes of one turn are one run. Its
///   event is the first of them. The first run's event is `.initial`. All this
///   needs a closure with an isolation: a closure without one runs on any
///   thread, perhaps before the new value is stored.
///
///   A plain `=` with an equal value causes no run, and neither do changes that
///   the closure makes itself. A run that reads nothing is the last one. If a
///   different thread changes a property while the closure runs, after the
///   read, the closure runs again.
/// - Source: SE-0506. Swift 6.4, of September 2026, has it under this name; the
///   text of the proposal says `withContinuousObservationTracking`.
public func withContinuousObservation(
  options: ObservationTracking.Options,
  @_inheritActorContext
  apply:
    @escaping @isolated(any) @Sendable (borrowing ObservationTracking.Event) ->
    Void
) -> ObservationTracking.Token {
  let observation = ContinuousObservation(options: options, apply: apply)
  Task.detached { await observation.run(on: apply.isolation) }
  return ObservationTracking.Token(mailbox: observation.mailbox)
}

extension ObservationTracking {
  /// Keeps a continuous observation running, and ends it.
  ///
  /// Each observation has one token, which can't be copied. Store it in a
  /// property of the object that the closure works for, and let the closure
  /// capture that object weakly.
  ///
  /// - Source: SE-0506; Swift 6.4.
  public struct Token: ~Copyable {
    fileprivate let mailbox: Mailbox

    /// Ends the observation.
    ///
    /// - Timing: Safe from any thread. If something has already changed in the
    ///   same turn of the closure's actor, there is one more run. A run that
    ///   has started isn't interrupted. The closure is freed a turn later.
    public consuming func cancel() {}

    deinit { mailbox.close() }
  }
}

/// A closure, and the mailbox where it waits.
private struct ContinuousObservation: Sendable {
  let options: ObservationTracking.Options
  let apply:
    @isolated(any) @Sendable (borrowing ObservationTracking.Event) -> Void
  let mailbox = Mailbox()

  /// Runs the closure for each notice.
  func run(on isolation: isolated (any Actor)?) async {
    var tracking: Tracking?
    while let notice = await mailbox.next() {
      // The last tracking stays until there is a new one: a different thread
      // may have started a change whose end isn't reported yet.
      let new = track(notice)
      tracking?.cancel()
      tracking = new
    }
    tracking?.cancel()
  }

  /// Runs the closure on its actor, where the caller must already be, and
  /// tracks what it reads.
  private func track(_ notice: Notice) -> Tracking? {
    let outer = ReadLog.current.pointee.begin(isPending: true)
    IsolatedApply(run: apply).assumingIsolated
      .run(.init(notice, to: mailbox))
    return ReadLog.current.pointee.end(outer).map { tracking in
      let kept = tracking.takeUnretainedValue()
      Tracking.install(tracking, options, catchesUp: true) { [mailbox] in
        mailbox.put(ReadLog.current.pointee.telling.notice)
      }
      return kept
    }
  }
}

/// A closure that carries its isolation along; see `IsolatedClosure`. `Apply`
/// is the same without it. Both are structures, because the compiler would put
/// an adapter around a bare closure that comes out of the cast.
private struct IsolatedApply {
  let run:
    @isolated(any) @Sendable (borrowing ObservationTracking.Event) -> Void

  /// The closure, to be called on its own actor and nowhere else.
  var assumingIsolated: Apply { unsafeBitCast(self, to: Apply.self) }
}

private struct Apply {
  let run: @Sendable (borrowing ObservationTracking.Event) -> Void
}
