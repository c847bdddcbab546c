import PublishingCore
import Testing

@Suite struct AnyCancellableTests {
  @Test func `ClosureInitialized: the closure runs at cancel or at deinit`() {
    var log: [String] = []
    let handle = AnyCancellable { log.append("first") }
    #expect(log == [])
    handle.cancel()
    #expect(log == ["first"])
    do { _ = AnyCancellable { log.append("second") } }
    #expect(log == ["first", "second"])
  }

  @Test func `CancelableInitialized: another cancellable is cancelled`() {
    let subscription = SubscriptionLog()
    let handle = AnyCancellable(subscription)
    #expect(subscription.log == [])
    handle.cancel()
    #expect(subscription.log == ["cancelled"])
    do { _ = AnyCancellable(subscription) }
    #expect(subscription.log == ["cancelled", "cancelled"])
  }

  @Test func `CancelTwice: the closure runs once, also with deinit`() {
    var count = 0
    do {
      let handle = AnyCancellable { count += 1 }
      handle.cancel()
      handle.cancel()
    }
    #expect(count == 1)
  }

  @Test func `StoreInArbitraryCollection: the handle itself is appended`() {
    var handles = ContiguousArray<AnyCancellable>()
    let first = AnyCancellable {}
    let second = AnyCancellable(first)
    first.store(in: &handles)
    second.store(in: &handles)
    #expect(handles == [first, second])
  }

  @Test func `StoreInSet: a handle is equal to itself alone`() {
    var handles: Set<AnyCancellable> = []
    let first = AnyCancellable {}
    let second = AnyCancellable(first)
    first.store(in: &handles)
    second.store(in: &handles)
    second.store(in: &handles)
    #expect(handles == [first, second])
  }

  @Test func `any cancellable can be stored, and lives as long as it is`() {
    let subscription = SubscriptionLog()
    var list: [AnyCancellable] = []
    var set: Set<AnyCancellable> = []
    subscription.store(in: &list)
    subscription.store(in: &set)
    #expect(subscription.log == [])
    list = []
    #expect(subscription.log == ["cancelled"])
    set = []
    #expect(subscription.log == ["cancelled", "cancelled"])
  }

  @Test func `IndirectCancellation: a handle of a handle cancels it`() {
    var count = 0
    let inner = AnyCancellable { count += 1 }
    var outer: AnyCancellable? = AnyCancellable(inner)
    #expect(count == 0)
    outer?.cancel()
    #expect(count == 1)
    outer = nil
    inner.cancel()
    #expect(count == 1)
  }

  @Test func `a closure can cancel the handle that calls it`() {
    var handle: AnyCancellable?
    var count = 0
    handle = AnyCancellable {
      count += 1
      handle?.cancel()
    }
    handle?.cancel()
    #expect(count == 1)
  }

  @Test func `the closure is dropped when it was called`() {
    weak var held: SubscriptionLog?
    let handle: AnyCancellable
    do {
      let object = SubscriptionLog()
      held = object
      handle = AnyCancellable { _ = object }
    }
    #expect(held != nil)
    handle.cancel()
    #expect(held == nil)
  }
}
