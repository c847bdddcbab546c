// A publisher that is told what to send.

/// A publisher that sends what it is given.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Output)

  /// Ends the stream. Only the first completion counts.
  func send(completion: Subscribers.Completion<Failure>)

  /// Takes over a subscription that feeds the subject: requests everything
  /// from it, and cancels it when the subject dies.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends a signal that carries nothing.
  public func send() { send(()) }
}
