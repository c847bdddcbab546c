// How a suite waits for what happens later, on the main actor or elsewhere. It
// never sleeps: it gives the actor up, again and again, until what it waits for
// is there. What never comes costs a second.

extension ExerciseSuite {
  /// Returns when a condition holds, or when all work that was ready has had
  /// its time, and a second is over.
  ///
  ///     truck.donuts = 9
  ///     await others { board.calls.count == 2 }
  ///     expect(board.calls, is: ["10", "9"], "…")
  ///
  /// - Returns: Whether the condition holds.
  /// - Complexity: 1,000 turns at least, if the condition never holds. A turn
  ///   leads through the queue of all tasks, so none that is ready is passed
  ///   over, however busy the machine is.
  @MainActor @discardableResult
  public func others(until condition: @MainActor () -> Bool) async -> Bool {
    let end = ContinuousClock.now + .seconds(1)
    var turns = 0
    while !condition() {
      guard turns < 1000 || ContinuousClock.now < end else { return false }
      await turn()
      turns += 1
    }
    return true
  }

  /// Lets all work go on that is ready, and what that leads to; to see after
  /// it that something has not happened.
  @MainActor
  public func settle() async {
    for _ in 1...100 { await turn() }
  }

  /// Gives up the main actor until others have had their turn: those that
  /// wait for the actor, and those that wait for a thread.
  @MainActor
  private func turn() async {
    await Task { @MainActor in }.value
    await Task.yield()
  }
}
