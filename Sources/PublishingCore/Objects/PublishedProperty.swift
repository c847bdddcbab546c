// The value of a @Published property, and its subscribers.

import Synchronization

/// The storage that all copies of a `Published` share.
final class PublishedProperty<Value>: @unchecked Sendable {
  private let broadcast: Broadcast<Value, Never>
  /// The object's publisher; empty until somebody has asked the object for it.
  private let objectWillChange =
    AtomicLazyReference<ObservableObjectPublisher>()

  init(_ value: Value) { broadcast = Broadcast(current: value) }

  var value: Value { broadcast.value }

  /// Announces the new value, then stores it.
  func set(_ value: Value) {
    objectWillChange.load()?.send()
    broadcast.announce(value)
  }

  /// Sets the object's publisher. Later calls do nothing.
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
