// The asynchronous sequence. All changes are made on the main actor, where
// the closures run, so that a turn of the actor is a transaction.
//
// The availability is that of the toolchain's own sequence on Apple systems.

import Testing

#if TOOLCHAIN
  import Observation
#else
  import ObservationCore
#endif

// A test that waits for an element that never comes fails, and does not hang.
@MainActor @Suite(.timeLimit(.minutes(10)))
struct ObservationsTests {
  let store = Store()
  let person = Person()

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
  @Test func `the first element is the value now, then come changes`()
    async
  {
    var values = Observations { [store] in store.a }.makeAsyncIterator()
    #expect(await values.next() == 10)
    store.a = 42
    #expect(await values.next() == 42)
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
  @Test func `two properties set in one turn are one element`() async {
    let names = Observations { [person] in person.fullName }
    var iterator = names.makeAsyncIterator()
    #expect(await iterator.next() == "Ann Ray")
    person.firstName = "Bea"
    person.lastName = "Low"
    #expect(await iterator.next() == "Bea Low")
    person.firstName = "Cleo"
    #expect(await iterator.next() == "Cleo Low")
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
  @Test func `an error is thrown once and is the end`()
    async
    throws
  {
    struct TooMuch: Error {}
    let values = Observations<Int, any Error> { [store] in
      guard store.a < 11 else { throw TooMuch() }
      return store.a
    }
    var iterator = values.makeAsyncIterator()
    #expect(try await iterator.next() == 10)
    store.a = 11
    await #expect(throws: TooMuch.self) { try await iterator.next() }
    #expect(try await iterator.next() == nil)
    store.a = 10
    #expect(try await iterator.next() == nil)
  }

  // The toolchain's iterators may wake each other and yield a value twice, so
  // only the order in which values come first is asserted.
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
  @Test func `several tasks can iterate one sequence`() async {
    let values = Observations { [store] in store.a }
    let consumers = [Consumer(of: values), Consumer(of: values)]
    for consumer in consumers { await consumer.receives(10) }
    store.a = 11
    for consumer in consumers { await consumer.receives(11) }
    store.a = 12
    for consumer in consumers {
      await consumer.receives(12)
      #expect(Set(consumer.received) == [10, 11, 12])
      #expect(consumer.received == consumer.received.sorted())
      await consumer.cancel()
    }
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
  @Test func `a task that is cancelled while it waits ends`() async {
    let consumer = Consumer(of: Observations { [store] in store.a })
    await consumer.receives(10)
    await consumer.cancel()
    store.a = 11
    #expect(consumer.received == [10])
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
  @Test func `a task that was cancelled before has no element`() async {
    let values = Observations { [store] in store.a }
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      var iterator = values.makeAsyncIterator()
      return await iterator.next()
    }
    task.cancel()
    #expect(await task.value == nil)
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
  @Test func `five sets in one turn are one element`() async {
    let consumer = Consumer(of: Observations { [store] in store.a })
    await consumer.receives(10)
    for value in 1...5 { store.a = value }
    await consumer.receives(5)
    #expect(consumer.received == [10, 5])
    store.a = 6
    await consumer.receives(6)
    #expect(consumer.received == [10, 5, 6])
    await consumer.cancel()
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
  @Test func `a sequence that finishes at once is empty`() async {
    let values = Observations<Int, Never>.untilFinished { .finish }
    var iterator = values.makeAsyncIterator()
    #expect(await iterator.next() == nil)
    #expect(await iterator.next() == nil)
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
  @Test func `a sequence ends before its finish`() async {
    let values = Observations<Int, Never>.untilFinished { [store] in
      store.a < 12 ? .next(store.a) : .finish
    }
    var received: [Int] = []
    for await value in values {
      received.append(value)
      store.a += 1
    }
    #expect(received == [10, 11])
  }

  // Other work of the main actor runs when this test gives the actor up, and
  // not before.
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
  @Test func `next keeps its actor where nothing must be awaited`() async {
    var values = Observations { [store] in store.a }.makeAsyncIterator()
    var interruptions = 0
    for value in 0..<50 {
      store.a = value
      let other = OtherWork()
      #expect(await values.next() == value)
      interruptions += other.hasRun ? 1 : 0
      await other.task.value
    }
    #expect(interruptions == 0)
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
  @Test func `next lets others have the actor while it waits`() async {
    var values = Observations { [store] in store.a }.makeAsyncIterator()
    #expect(await values.next() == 10)
    let change = Task { store.a = 11 }
    #expect(await values.next() == 11)
    await change.value
  }

  #if !TOOLCHAIN || (compiler(>=6.4) && !canImport(Darwin))
    // With the toolchain of 6.3, nothing is called here, so the iteration would
    // wait forever.
    @available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
    @Test func `freeing an object that was read wakes next`() async {
      let pointer = Pointer()
      var dying: Store? = Store()
      pointer.target = dying
      let values = Observations { pointer.target?.a ?? 0 }
      var iterator = values.makeAsyncIterator()
      #expect(await iterator.next() == 10)
      let death = Task { dying = nil }
      #expect(await iterator.next() == 0)
      await death.value
      #expect(dying == nil)
    }

    @available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
    @Test func `a change by another thread during the closure wakes next`()
      async
    {
      let signal = Signal()
      let values = Observations {
        let value = signal.value
        if value == 10 { onAnotherThread { signal.value = 11 } }
        return value
      }
      var iterator = values.makeAsyncIterator()
      #expect(await iterator.next() == 10)
      #expect(await iterator.next() == 11)
    }

    @available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
    @Test func `freeing on another thread during the closure wakes next`()
      async
    {
      let owner = SignalOwner()
      let values = Observations {
        let value = owner.signal?.value ?? 0
        if value == 10 { onAnotherThread { owner.signal = nil } }
        return value
      }
      var iterator = values.makeAsyncIterator()
      #expect(await iterator.next() == 10)
      #expect(await iterator.next() == 0)
    }

    @available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
    @Test func `freed objects and changes of one turn are one element`() async {
      let pointer = Pointer()
      var dying: [Store] = [Store(), Store()]
      pointer.target = dying[0]
      let consumer = Consumer(
        of: Observations { [store] in
          store.a + (pointer.target?.a ?? 0)
        })
      await consumer.receives(20)
      store.a = 11
      dying = []
      store.a = 12
      await consumer.receives(12)
      store.a = 13
      await consumer.receives(13)
      #expect(dying.isEmpty)
      #expect(consumer.received == [20, 12, 13])
      await consumer.cancel()
    }
  #else
    // That the iteration goes on waiting can be seen only while time passes.
    @available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
    @Test func `6.3 loses a change by another thread during the closure`()
      async throws
    {
      let signal = Signal()
      let consumer = Consumer(
        of: Observations {
          let value = signal.value
          if value == 10 { onAnotherThread { signal.value = 11 } }
          return value
        })
      await consumer.receives(10)
      try await Task.sleep(for: .milliseconds(20))
      #expect(consumer.received == [10])
      signal.value = 12
      await consumer.receives(12)
      #expect(consumer.received == [10, 12])
      await consumer.cancel()
    }
  #endif
}

/// A task of the main actor that waits for its turn.
@MainActor private final class OtherWork {
  private(set) var hasRun = false
  private(set) var task: Task<Void, Never>!

  init() { task = Task { hasRun = true } }
}

/// A task that iterates a sequence on the main actor.
@MainActor private final class Consumer {
  private(set) var received: [Int] = []
  private var task: Task<Void, Never>?
  private var whoWaits: CheckedContinuation<Void, Never>?

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
  init(of values: Observations<Int, Never>) {
    task = Task {
      for await value in values {
        received.append(value)
        whoWaits?.resume()
        whoWaits = nil
      }
    }
  }

  /// Returns when an element has come.
  ///
  /// The task gives up the main actor only when it waits for another element,
  /// so you can change the object as soon as this has returned.
  func receives(_ element: Int) async {
    while !received.contains(element) {
      await withCheckedContinuation { whoWaits = $0 }
    }
  }

  /// Cancels the task and returns when it has ended.
  func cancel() async {
    task?.cancel()
    await task?.value
  }
}
