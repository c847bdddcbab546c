// The value of a @Published property, and who is told of it.

import Synchronization

/// What all copies of a `Published` share.
final class PublishedProperty<Value>: @unchecked Sendable {
  private let broadcast: Broadcast<Value, Never>
  /// Empty until somebody has asked the object for its publisher.
  private let objectWillChange =
    AtomicLazyReference<ObservableObjectPublisher>()

  init(_ value: Value) { broadcast = Broadcast(current: value) }

  var value: Value { broadcast.value }

  /// Tells of the new value, then stores it.
  func set(_ value: Value) {
    objectWillChange.load()?.send()
    broadcast.announce(value)
  }

  /// Sets the publisher, the first time.
  func sends(on publisher: ObservableObjectPublisher) {
    _ = objectWillChange.storeIfNil(publisher)
  }

  func add<S: Subscriber>(_ subscriber: S)
  where S.Input == Value, S.Failure == Never {
    broadcast.add(subscriber, of: self)
  }

  func feed(from subscription: any Subscription) {
    broadcast.feed(from: subscription)
  }
}
