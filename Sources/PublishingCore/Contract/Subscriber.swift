// The receiving end of a publisher.

/// A receiver of a publisher's values.
///
/// It receives its subscription first, then at most as many values as it has
/// requested, then at most one completion.
public protocol Subscriber<Input, Failure> {
  associatedtype Input
  associatedtype Failure: Error

  /// Receives the subscription. Request values from it: none come before that.
  func receive(subscription: any Subscription)

  /// Receives a value.
  ///
  /// - Returns: Demand to add to what the subscriber has requested.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Receives the end. Nothing follows it.
  func receive(completion: Subscribers.Completion<Failure>)
}

/// A namespace for demand, completion and the subscribers of this module.
public enum Subscribers {}
