// The connection between one subscriber and one publisher.

/// A connection with which a subscriber requests values and ends their
/// delivery.
public protocol Subscription: AnyObject, Cancellable {
  /// Requests values, in addition to those that were requested before.
  ///
  /// - Precondition: The demand is not none. If it is, the subjects of this
  ///   module stop the process, as Combine's do.
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
