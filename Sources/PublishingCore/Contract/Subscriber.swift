// Who receives values.

/// A receiver of a publisher's values.
///
/// It is told of its subscription first, then gets as many values as it has
/// asked for, then at most one completion.
public protocol Subscriber<Input, Failure> {
  associatedtype Input
  associatedtype Failure: Error

  /// Receives the subscription. Nothing comes before something is requested
  /// from it.
  func receive(subscription: any Subscription)

  /// Receives a value.
  ///
  /// - Returns: How many values it wants beyond those it has asked for.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Receives the end. Nothing comes after it.
  func receive(completion: Subscribers.Completion<Failure>)
}

/// A namespace for demand, completion and the subscribers of this module.
public enum Subscribers {}
