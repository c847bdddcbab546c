import PublishingCore
import Testing

@Suite struct SinkTests {
  typealias Sink = Subscribers.Sink<Int, Failed>

  @Test func `ReceiveValueWithoutSubscription: the closure is called`() {
    var values: [Int] = []
    let sink = Sink(
      receiveCompletion: { _ in }, receiveValue: { values.append($0) })
    #expect(sink.receive(3) == .none)
    #expect(values == [3])
  }

  @Test func `it requests everything, and cancels a second subscription`() {
    let sink = Sink(receiveCompletion: { _ in }, receiveValue: { _ in })
    let (first, second) = (SubscriptionLog(), SubscriptionLog())
    sink.receive(subscription: first)
    sink.receive(subscription: second)
    #expect(first.log == ["unlimited"])
    #expect(second.log == ["cancelled"])
    sink.cancel()
    sink.cancel()
    #expect(first.log == ["unlimited", "cancelled"])
  }

  @Test func `a subscription that comes after the end is cancelled`() {
    let sink = Sink(receiveCompletion: { _ in }, receiveValue: { _ in })
    sink.cancel()
    let subscription = SubscriptionLog()
    sink.receive(subscription: subscription)
    #expect(subscription.log == ["cancelled"])
  }

  /// Whether what the closures hold is still there after an ending.
  private func isHeld(
    after ending: (Sink) -> Void
  ) -> (before: Bool, after: Bool) {
    weak var held: SubscriptionLog?
    let sink: Sink
    do {
      let object = SubscriptionLog()
      held = object
      sink = Sink(
        receiveCompletion: { _ in _ = object },
        receiveValue: { _ in _ = object })
    }
    sink.receive(subscription: SubscriptionLog())
    let before = held != nil
    ending(sink)
    return (before, withExtendedLifetime(sink) { held != nil })
  }

  @Test func `ReleasesClosuresAfterCancellation`() {
    #expect(isHeld { $0.cancel() } == (true, false))
  }

  @Test func `ReleasesClosuresAfterFinishing`() {
    #expect(isHeld { $0.receive(completion: .finished) } == (true, false))
  }

  @Test func `ReleasesClosuresAfterFailing`() {
    #expect(
      isHeld { $0.receive(completion: .failure(.badly)) } == (true, false))
  }

  @Test func `ReceiveCompletionWhileCancelling: it is not passed on`() {
    var log: [String] = []
    var sink: Sink?
    let publisher = ByHand<Int, Failed>(
      SubscriptionLog { sink?.receive(completion: .finished) })
    sink = Sink(
      receiveCompletion: { log.append("\($0)") },
      receiveValue: { log.append("\($0)") })
    publisher.subscribe(sink!)
    publisher.send(1)
    sink?.cancel()
    publisher.send(2)
    #expect(log == ["1"])
    #expect(publisher.subscription.log == ["unlimited", "cancelled"])
  }

  @Test
  func `ReceiveCompletionWhileCancelling2: nor if a freed value sends it`() {
    final class Dying {
      let onDeinit: () -> Void
      init(_ onDeinit: @escaping () -> Void) { self.onDeinit = onDeinit }
      deinit { onDeinit() }
    }
    var log: [String] = []
    weak var sink: Sink?
    func makeSink() -> Sink {
      let dying = Dying {
        log.append("dying")
        sink?.receive(completion: .finished)
      }
      return Sink(
        receiveCompletion: { log.append("\($0) \(dying)") },
        receiveValue: { _ in })
    }
    let held = makeSink()
    sink = held
    held.receive(subscription: SubscriptionLog())
    held.cancel()
    #expect(log == ["dying"])
  }

  @Test func `ReceiveCompletionWhileCompleting: to cancel then has no effect`()
  {
    let publisher = ByHand<Int, Failed>()
    var sink: Sink?
    var log: [String] = []
    sink = Sink(
      receiveCompletion: {
        log.append("\($0)")
        sink?.cancel()
      }, receiveValue: { _ in })
    publisher.subscribe(sink!)
    publisher.send(completion: .finished)
    #expect(log == ["finished"])
    #expect(publisher.subscription.log == ["unlimited"])
    sink = nil
  }

  @Test func `RecursiveCompletion: only the first one is passed on`() {
    var log: [String] = []
    var sink: Sink?
    sink = Sink(
      receiveCompletion: {
        log.append("\($0)")
        sink?.receive(completion: .failure(.badly))
      }, receiveValue: { _ in })
    sink?.receive(completion: .finished)
    sink?.receive(completion: .finished)
    #expect(log == ["finished"])
    sink = nil
  }

  @Test func `dropping the result of sink ends the stream at once`() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    _ = subject.sink { values.append($0) }
    subject.send(1)
    let handle = subject.sink { values.append($0 * 10) }
    subject.send(2)
    #expect(values == [20])
    handle.cancel()
    subject.send(3)
    #expect(values == [20])
  }

  @Test func `both forms of sink pass on what comes`() {
    let subject = PassthroughSubject<Int, Failed>()
    var values: [Int] = []
    var completion: Subscribers.Completion<Failed>?
    let handle = subject.sink(
      receiveCompletion: { completion = $0 },
      receiveValue: { values.append($0) })
    subject.send(1)
    subject.send(completion: .failure(.badly))
    #expect(values == [1])
    #expect(completion == .failure(.badly))
    withExtendedLifetime(handle) {}
  }
}
