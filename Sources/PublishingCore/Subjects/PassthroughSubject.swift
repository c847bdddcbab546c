// A subject that remembers no value.

/// A subject that sends each value to its subscribers and then forgets it.
///
///     let taps = PassthroughSubject<String, Never>()
///     taps.send("lost")                         // no subscriber yet
///     let printing = taps.sink { print($0) }
///     taps.send("Count up")                     // Count up
///
/// A subscriber that has no demand when a value is sent never gets that value.
///
/// - Timing: The subscribers are called one after the other, on the thread that
///   sends the value and in the order in which they subscribed. See
///   `Broadcast`.
public final class PassthroughSubject<Output, Failure: Error>: Subject,
  @unchecked Sendable
{
  // This is unchecked, as in the other subject, because the broadcast holds all
  // the state and locks it, and because values need not be Sendable.
  private let broadcast = Broadcast<Output, Failure>()

  public init() {}

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    broadcast.add(subscriber, of: self)
  }

  /// Sends a value to the subscribers. After completion, this does nothing.
  public func send(_ value: Output) { broadcast.send(value) }

  public func send(completion: Subscribers.Completion<Failure>) {
    broadcast.finish(completion)
  }

  public func send(subscription: any Subscription) {
    broadcast.feed(from: subscription)
  }
}
