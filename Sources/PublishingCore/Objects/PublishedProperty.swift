// The value of a @Published property, and its subscribers.

import Synchronization

/// The storage that all copies of a `Published` share.
final class PublishedProperty<Value>: @unchecked Sendable {
  private let broadcast: Broadcast<Value, Never>
  /// The object's publisher, which is empty until that publisher is first
  /// requested.
  private let objectWillChange =
    AtomicLazyReference<ObservableObjectPublisher>()

  init(_ value: Value) { broadcast = Broadcast(current: value) }

  var value: Value { broadcast.value }

  /// Sends the new value, and then stores it.
  func set(_ value: Value) {
    objectWillChange.load()?.send()
    broadcast.announce(value)
  }

  /// Sets the object's publisher. Calling this again has no effect.
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
