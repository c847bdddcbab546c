// The means to wait for work that happens later, on the main actor or
// elsewhere. A suite never sleeps. Instead, it gives up the actor again and
// again until a condition holds. The first condition that never holds costs a
// suite one second, and each one after it a twentieth.

extension ExerciseSuite {
  /// Waits until a condition holds.
  ///
  /// It gives up after a second, or after a twentieth of a second if the suite
  /// has waited in vain before: its answer is wrong then, and the learner is
  /// waiting for the reason. All work that was ready has had a chance to run by
  /// then.
  ///
  ///     truck.donuts = 9
  ///     await others { board.calls.count == 2 }
  ///     expect(board.calls, is: ["10", "9"], "…")
  ///
  /// - Returns: Whether the condition holds.
  /// - Complexity: At least 1,000 turns if the condition never holds. A turn
  ///   passes through the queue of all tasks, so every task that is ready gets
  ///   to run, however busy the machine is.
  @MainActor @discardableResult
  public func others(until condition: @MainActor () -> Bool) async -> Bool {
    let suite = ObjectIdentifier(Self.self)
    let isPatient = !suitesThatWaitedInVain.contains(suite)
    let end =
      ContinuousClock.now + (isPatient ? .seconds(1) : .milliseconds(50))
    var turns = 0
    while !condition() {
      guard turns < 1000 || ContinuousClock.now < end else {
        suitesThatWaitedInVain.insert(suite)
        return false
      }
      await turn()
      turns += 1
    }
    return true
  }

  /// Runs all work that is ready, and all work that follows from it.
  ///
  /// Call this before you expect that something has not happened.
  @MainActor
  public func settle() async {
    for _ in 1...100 { await turn() }
  }
}

/// The suites that have waited for a condition that never held.
@MainActor private var suitesThatWaitedInVain: Set<ObjectIdentifier> = []

/// A walk in which some of the work happens later.
public protocol LaterWalk: Walk {
  /// Notes the values that only another actor can provide.
  func look() async
}

extension LaterWalk {
  public func look() async {}

  /// Waits until every fact holds, for at most 1,000 turns and a twentieth of a
  /// second, and then until the work that is ready is done.
  ///
  /// The time is there for a task whose thread the system has suspended.
  public func settle() async {
    await look()
    let end = ContinuousClock.now + .milliseconds(50)
    var turns = 0
    while complaint != nil, turns < 1000 || ContinuousClock.now < end {
      await turn()
      await look()
      turns += 1
    }
    for _ in 1...10 { await turn() }
    await look()
  }
}

/// Gives up the main actor until other tasks have had their turn.
///
/// These tasks might be waiting for the actor or for a thread.
@MainActor
private func turn() async {
  await Task { @MainActor in }.value
  await Task.yield()
}
