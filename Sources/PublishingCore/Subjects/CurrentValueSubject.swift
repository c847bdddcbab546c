// A subject that knows its current value.

/// A subject that has a value, and sends it to each new subscriber.
///
///     let name = CurrentValueSubject<String, Never>("Ann")
///     let printing = name.sink { print($0) }    // Ann
///     name.value = "Bea"                        // Bea
///
/// A subscriber gets the current value as soon as it requests one. Of the
/// values that are sent while it has no demand, it gets only the latest, as
/// soon as it requests another one.
///
/// - Timing: The value is stored before the subscribers are called. They are
///   called one after the other, on the thread that sends the value and in the
///   order in which they subscribed.
public final class CurrentValueSubject<Output, Failure: Error>: Subject,
  @unchecked Sendable
{
  private let broadcast: Broadcast<Output, Failure>

  public init(_ value: Output) { broadcast = Broadcast(current: value) }

  /// The current value. Setting it sends the new value.
  ///
  /// After completion, setting it still changes the value but sends nothing,
  /// while `send(_:)` does neither. Combine behaves the same way.
  ///
  /// `value += 1` reads the value and writes it in two steps, and other threads
  /// might send a value between them.
  public var value: Output {
    get { broadcast.value }
    set { broadcast.set(newValue) }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    broadcast.add(subscriber, of: self)
  }

  /// Stores a value and sends it. After completion, this does nothing.
  public func send(_ value: Output) { broadcast.send(value) }

  public func send(completion: Subscribers.Completion<Failure>) {
    broadcast.finish(completion)
  }

  public func send(subscription: any Subscription) {
    broadcast.feed(from: subscription)
  }
}
