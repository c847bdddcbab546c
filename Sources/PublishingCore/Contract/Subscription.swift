// The connection of one subscriber with one publisher.

/// What a subscriber asks for values with, and ends the delivery with.
public protocol Subscription: AnyObject, Cancellable {
  /// Asks for values, on top of those that were asked for before.
  ///
  /// - Precondition: The subjects of this module stop the process when they
  ///   are asked for no values at all, as Combine does.
  func request(_ demand: Subscribers.Demand)
}

/// A namespace for ready-made subscriptions.
public enum Subscriptions {
  /// The subscription to a publisher that has ended already: requesting and
  /// cancelling have no effect.
  public static var empty: any Subscription { Empty.shared }

  private final class Empty: Subscription, Sendable {
    static let shared = Empty()
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}
