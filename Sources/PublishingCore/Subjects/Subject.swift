// A publisher that sends the values it is given.

/// A publisher through which other code can send values.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Output)

  /// Ends the stream. Only the first completion counts, so calling this again
  /// has no effect.
  func send(completion: Subscribers.Completion<Failure>)

  /// Takes over a subscription whose values the subject sends on.
  ///
  /// The subject requests all values of the subscription, and cancels it when
  /// the subject itself is freed.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends a signal without a value.
  public func send() { send(()) }
}
