// A subject without a memory.

/// A subject that hands each value on and forgets it.
///
///     let taps = PassthroughSubject<String, Never>()
///     taps.send("lost")                         // no subscriber yet
///     let printing = taps.sink { print($0) }
///     taps.send("Count up")                     // Count up
///
/// A subscriber without demand at that moment does not get the value.
///
/// - Timing: Subscribers are called on the thread that sends, one after the
///   other, in the order in which they subscribed; see `Broadcast`.
public final class PassthroughSubject<Output, Failure: Error>: Subject,
  @unchecked Sendable
{
  // Unchecked, as in the other subject: the broadcast holds all state and locks
  // it, and values need not be Sendable.
  private let broadcast = Broadcast<Output, Failure>()

  public init() {}

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    broadcast.add(subscriber, of: self)
  }

  /// Hands a value on. Does nothing after completion.
  public func send(_ value: Output) { broadcast.send(value) }

  public func send(completion: Subscribers.Completion<Failure>) {
    broadcast.finish(completion)
  }

  public func send(subscription: any Subscription) {
    broadcast.feed(from: subscription)
  }
}
