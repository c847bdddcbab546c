import Dispatch
import class Foundation.Thread
import PublishingCore
import Synchronization
import Testing

/// What many threads do at once must neither race nor get lost. Run under the
/// sanitizers by `make sanitize`.
@Suite struct ThreadTests {
  private static let threads = 8
  private static let rounds = 500

  /// Separate threads, because those of the queues are busy with other tests.
  private func onThreads(
    _ count: Int = Self.threads, _ body: @escaping (Int) -> Void
  ) {
    let group = DispatchGroup()
    for thread in 0..<count {
      group.enter()
      Thread.detachNewThread {
        body(thread)
        group.leave()
      }
    }
    group.wait()
  }

  @Test func `a subject is sent to from 8 threads, a subscriber takes turns`() {
    let passthrough = PassthroughSubject<Int, Never>()
    let current = CurrentValueSubject<Int, Never>(0)
    // Plain variables: a subscriber is called by one thread at a time.
    var (sum, count) = (0, 0)
    let handles = [
      passthrough.sink { sum += $0 }, current.sink { _ in count += 1 },
    ]
    onThreads { _ in
      for _ in 0..<Self.rounds {
        passthrough.send(2)
        current.send(1)
        _ = current.value
      }
    }
    #expect(sum == 2 * Self.threads * Self.rounds)
    #expect(count == 1 + Self.threads * Self.rounds)
    handles.forEach { $0.cancel() }
  }

  @Test func `a subscriber is called by one thread at a time`() {
    let subject = PassthroughSubject<Int, Never>()
    let inside = Atomic(0)
    let most = Atomic(0)
    let handle = subject.sink { _ in
      let count = inside.add(1, ordering: .relaxed).newValue
      most.max(count, ordering: .relaxed)
      Thread.sleep(forTimeInterval: 0.001)
      inside.subtract(1, ordering: .relaxed)
    }
    onThreads { _ in for _ in 0..<5 { subject.send(1) } }
    #expect(most.load(ordering: .relaxed) == 1)
    handle.cancel()
  }

  @Test func `subscribing, cancelling and sending at once`() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let received = Atomic(0)
    onThreads { thread in
      for round in 0..<Self.rounds {
        let handle = subject.sink { _ in received.add(1, ordering: .relaxed) }
        subject.send(round)
        if thread % 2 == 0 { handle.cancel() }
      }
    }
    let before = received.load(ordering: .relaxed)
    #expect(before >= 2 * Self.threads * Self.rounds)
    subject.send(0)
    #expect(received.load(ordering: .relaxed) == before, "none is left")
  }

  @Test func `the end is sent once, whichever thread sends it first`() {
    let subject = PassthroughSubject<Int, Failed>()
    let ends = Atomic(0)
    let handles = (0..<Self.threads).map { _ in
      subject.sink(
        receiveCompletion: { _ in ends.add(1, ordering: .relaxed) },
        receiveValue: { _ in })
    }
    onThreads { thread in
      for _ in 0..<Self.rounds { subject.send(1) }
      subject.send(completion: thread % 2 == 0 ? .finished : .failure(.badly))
      subject.send(2)
    }
    #expect(ends.load(ordering: .relaxed) == Self.threads)
    handles.forEach { $0.cancel() }
  }

  @Test func `properties are set and read from 8 threads`() {
    let object = Generic(0, "")
    let signals = Atomic(0)
    let values = Atomic(0)
    var handles: Set<AnyCancellable> = []
    object.objectWillChange.sink { signals.add(1, ordering: .relaxed) }
      .store(in: &handles)
    object.$second.sink { _ in values.add(1, ordering: .relaxed) }
      .store(in: &handles)
    onThreads { thread in
      for round in 0..<Self.rounds {
        object.first = round
        object.second = "thread \(thread), round \(round), and some more"
        _ = (object.first, object.second)
      }
    }
    #expect(
      signals.load(ordering: .relaxed) == 2 * Self.threads * Self.rounds)
    #expect(
      values.load(ordering: .relaxed) == 1 + Self.threads * Self.rounds)
  }

  @Test func `all threads find the same publisher of an object`() {
    func expectOne<Object: ObservableObject>(
      of object: Object, whenEach change: @escaping (Object) -> Void
    ) where Object.ObjectWillChangePublisher == ObservableObjectPublisher {
      let count = Atomic(0)
      onThreads { _ in
        let handle = object.objectWillChange.sink {
          count.add(1, ordering: .relaxed)
        }
        change(object)
        withExtendedLifetime(handle) {}
      }
      let told = count.load(ordering: .relaxed)
      #expect(told >= Self.threads, "each thread gets what it sends itself")
    }
    for _ in 0..<Self.rounds / 5 {
      expectOne(of: NoFields()) { $0.objectWillChange.send() }
      expectOne(of: Derived()) { $0.second += 1 }
    }
  }

  @Test func `objects come and go on all threads`() {
    let count = Atomic(0)
    onThreads { _ in
      for _ in 0..<Self.rounds {
        let (plain, store) = (NoPublished(), Store())
        let handles = [
          plain.objectWillChange.sink { count.add(1, ordering: .relaxed) },
          store.objectWillChange.sink { count.add(1, ordering: .relaxed) },
        ]
        plain.count += 1
        store.name = "Bea"
        handles.forEach { $0.cancel() }
      }
    }
    #expect(
      count.load(ordering: .relaxed) == 2 * Self.threads * Self.rounds)
  }

  @Test func `a subscriber of a property does not miss the last value`() {
    for _ in 0..<Self.rounds / 5 {
      let object = Custom()
      let last = Atomic(-1)
      let handle = Mutex<AnyCancellable?>(nil)
      onThreads(2) { thread in
        if thread == 0 {
          object.state = 1
        } else {
          let sink = object.$state.sink { last.store($0, ordering: .relaxed) }
          nonisolated(unsafe) let kept = sink
          handle.withLock { $0 = kept }
        }
      }
      #expect(last.load(ordering: .relaxed) == 1)
      handle.withLock { $0 = nil }
    }
  }

  @Test func `cancelling does not wait for a delivery that goes on`() {
    let subject = PassthroughSubject<Int, Never>()
    let (hasBegun, isCancelled) = (
      DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
    )
    let handle = subject.sink { _ in
      hasBegun.signal()
      isCancelled.wait()
    }
    let sending = Thread { subject.send(1) }
    sending.start()
    hasBegun.wait()
    handle.cancel()
    isCancelled.signal()
    subject.send(2)
  }
}
