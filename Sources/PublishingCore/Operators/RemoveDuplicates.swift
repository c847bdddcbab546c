// The operator that drops each value that equals the one before it.

import Foundation

extension Publisher where Output: Equatable {
  /// Sends a value only if it differs from the one before it.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}

extension Publisher {
  /// Sends a value only if a closure finds that it differs from the one before
  /// it.
  ///
  /// A value that is dropped does not count against the demand.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// The publisher that `removeDuplicates()` returns.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let predicate: (Output, Output) -> Bool

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Deduplication(downstream: subscriber, predicate: predicate))
    }
  }
}

/// A subscriber that remembers the previous value, and drops the next one if it
/// equals that value.
///
/// The publishers of this module send one value at a time. The lock is for
/// other publishers, which might not.
private final class Deduplication<Downstream: Subscriber>: Subscriber {
  typealias Input = Downstream.Input

  private let downstream: Downstream
  private let predicate: (Input, Input) -> Bool
  private let lock = NSLock()
  private var last: Input?

  init(
    downstream: Downstream, predicate: @escaping (Input, Input) -> Bool
  ) {
    self.downstream = downstream
    self.predicate = predicate
  }

  func receive(subscription: any Subscription) {
    downstream.receive(subscription: subscription)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    var previous: Input? = input
    lock.withLock { swap(&last, &previous) }
    if let previous, predicate(previous, input) { return .max(1) }
    return downstream.receive(input)
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    downstream.receive(completion: completion)
  }
}
