// A subject that knows its current value.

/// A subject that has a value, and sends it to each new subscriber.
///
///     let name = CurrentValueSubject<String, Never>("Ann")
///     let printing = name.sink { print($0) }    // Ann
///     name.value = "Bea"                        // Bea
///
/// A subscriber gets the current value with its first request. Of the values
/// that are sent while it has no demand, it gets only the latest, with its next
/// request.
///
/// - Timing: The value is stored first. Then the subscribers are called, on the
///   thread that sends and in the order in which they subscribed.
public final class CurrentValueSubject<Output, Failure: Error>: Subject,
  @unchecked Sendable
{
  private let broadcast: Broadcast<Output, Failure>

  public init(_ value: Output) { broadcast = Broadcast(current: value) }

  /// The current value. Setting it sends it.
  ///
  /// After completion, setting it changes the value and sends nothing, while
  /// `send(_:)` does neither. Combine does the same.
  ///
  /// `value += 1` reads and writes in two steps, and other threads may send
  /// between them.
  public var value: Output {
    get { broadcast.value }
    set { broadcast.set(newValue) }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    broadcast.add(subscriber, of: self)
  }

  /// Stores a value and sends it. Does nothing after completion.
  public func send(_ value: Output) { broadcast.send(value) }

  public func send(completion: Subscribers.Completion<Failure>) {
    broadcast.finish(completion)
  }

  public func send(subscription: any Subscription) {
    broadcast.feed(from: subscription)
  }
}
