// What our sequence promises and the toolchain's does not: each iterator
// stands for itself.

import ObservationCore
import Testing

// What waits for an element that never comes fails, and does not hang.
@MainActor @Suite(.timeLimit(.minutes(10)))
struct ObservationsTests {
  let gauge = Gauge()
  let levels: Observations<Int, Never>

  init() {
    levels = Observations { [gauge] in gauge.level }
  }

  @Test func `an iteration after a cancelled one yields no value twice`()
    async
  {
    let cancelled = await secondElement()
    cancelled.cancel()
    #expect(await cancelled.value == nil)
    gauge.level = 1

    let next = await secondElement()
    gauge.level = 2
    #expect(await next.value == 2)
  }

  @Test func `an iterator takes no change from another`() async {
    var one = levels.makeAsyncIterator()
    var other = levels.makeAsyncIterator()
    for level in 0...3 {
      gauge.level = level
      #expect(await one.next() == level)
      #expect(await other.next() == level)
    }
  }

  @Test func `iterators that wake together yield a value once each`()
    async
  {
    let (stream, arrivals) = AsyncStream<Int>.makeStream()
    let tasks = (1...2).map { [levels] _ in
      Task { for await level in levels { arrivals.yield(level) } }
    }
    var arrived = stream.makeAsyncIterator()
    for level in 0...3 {
      gauge.level = level
      #expect(await arrived.next() == level)
      #expect(await arrived.next() == level)
    }
    for task in tasks {
      task.cancel()
      await task.value
    }
  }

  @Test func `an iteration that has ended lets the closure go`() async {
    weak var weakToken: Token?
    do {
      let token = Token()
      weakToken = token
      let sequence = Observations { [gauge, token] in
        withExtendedLifetime(token) { gauge.level }
      }
      var iterator = sequence.makeAsyncIterator()
      #expect(await iterator.next() == 0)
    }
    #expect(weakToken == nil)
  }

  /// A task that has had an element, and waits for another.
  private func secondElement() async -> Task<Int?, Never> {
    var task: Task<Int?, Never>?
    await withCheckedContinuation { isWaiting in
      task = Task { [levels] in
        var iterator = levels.makeAsyncIterator()
        _ = await iterator.next()
        isWaiting.resume()  // the actor is free when the task waits
        return await iterator.next()
      }
    }
    return task!
  }
}

private final class Token: Sendable {}
