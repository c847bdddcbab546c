// What our sequence promises and the toolchain's does not: each iterator
// stands for itself.

import ObservationCore
import Testing

// A test that waits for an element that never comes fails, and does not hang.
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

  // An iterator is a structure. The copies share the element they have seen.
  @Test func `two copies of an iterator await the same change`() async {
    var iterator = levels.makeAsyncIterator()
    #expect(await iterator.next() == 0)
    let copies = [waiting(iterator), waiting(iterator)]
    await pause()
    gauge.level = 1
    for copy in copies { #expect(await copy.value == 1) }
  }

  @Test func `cancelling a copy of an iterator ends that copy alone`() async {
    var iterator = levels.makeAsyncIterator()
    #expect(await iterator.next() == 0)
    let (cancelled, other) = (waiting(iterator), waiting(iterator))
    await pause()
    cancelled.cancel()
    #expect(await cancelled.value == nil)
    gauge.level = 1
    #expect(await other.value == 1)
  }

  @Test func `cancelled copies of an iterator all end`() async {
    var iterator = levels.makeAsyncIterator()
    #expect(await iterator.next() == 0)
    let copies = [waiting(iterator), waiting(iterator)]
    await pause()
    for copy in copies { copy.cancel() }
    for copy in copies { #expect(await copy.value == nil) }
  }

  // The closure itself holds the last reference, so the object is freed before
  // the tracking is registered.
  @Test
  func `an object that is freed in the closure wakes the iteration`() async {
    let owner = Owner()
    let values = Observations { owner.release()?.level }
    var iterator = values.makeAsyncIterator()
    #expect(await iterator.next() == 0)
    #expect(await iterator.next() == .some(nil))
  }

  /// A task that waits for the next element of a copy.
  private func waiting(
    _ iterator: Observations<Int, Never>.Iterator
  ) -> Task<Int?, Never> {
    nonisolated(unsafe) let iterator = iterator
    return Task {
      var copy = iterator
      return await copy.next()
    }
  }

  /// Gives up the actor until the tasks that were started on it wait.
  private func pause() async { for _ in 0..<5 { await Task.yield() } }

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

  /// A task that has received one element, and waits for another.
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

/// An owner of an object that gives it up when asked for it.
@MainActor private final class Owner {
  private var gauge: Gauge? = Gauge()

  func release() -> Gauge? {
    defer { gauge = nil }
    return gauge
  }
}
