// A publisher that sends the values it is given.

/// A publisher that other code can send values on.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Output)

  /// Ends the stream. Only the first completion counts.
  func send(completion: Subscribers.Completion<Failure>)

  /// Takes over a subscription that feeds the subject.
  ///
  /// It requests all values, and cancels the subscription when the subject
  /// dies.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends a signal without a value.
  public func send() { send(()) }
}
