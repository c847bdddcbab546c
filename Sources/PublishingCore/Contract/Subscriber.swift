// The receiving end of a publisher.

/// A receiver of a publisher's values.
///
/// A subscriber first receives its subscription, then at most as many values as
/// it has requested, and in the end at most one completion.
public protocol Subscriber<Input, Failure> {
  associatedtype Input
  associatedtype Failure: Error

  /// Receives the subscription. Request values from it, because none are sent
  /// until you do.
  func receive(subscription: any Subscription)

  /// Receives a value.
  ///
  /// - Returns: More demand, which is added to what the subscriber has
  ///   requested.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Receives the completion, after which nothing else is sent.
  func receive(completion: Subscribers.Completion<Failure>)
}

/// A namespace for demand, completion and the subscribers of this module.
public enum Subscribers {}
