// The connection of one subscriber with one publisher.

/// A connection that lets a subscriber request values and end the delivery.
public protocol Subscription: AnyObject, Cancellable {
  /// Requests values, in addition to those requested before.
  ///
  /// - Precondition: The demand is not none. The subjects of this module stop
  ///   the process if it is, as Combine does.
  func request(_ demand: Subscribers.Demand)
}

/// A namespace for ready-made subscriptions.
public enum Subscriptions {
  /// The subscription to a publisher that has already ended: requesting and
  /// cancelling have no effect.
  public static var empty: any Subscription { Empty.shared }

  private final class Empty: Subscription, Sendable {
    static let shared = Empty()
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}
