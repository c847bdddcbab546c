// The end of the line: closures that are called with the values.

import Foundation

extension Publisher {
  /// Calls one closure with each value, and another one with the completion.
  ///
  /// - Returns: The handle of the subscription. Keep it, because the
  ///   subscription is cancelled when the handle is dropped.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with each value.
  ///
  /// - Returns: The handle of the subscription. Keep it, because the
  ///   subscription is cancelled when the handle is dropped.
  public func sink(
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}

extension Subscribers {
  /// A subscriber that requests all values and calls closures with them.
  ///
  /// When the subscription is cancelled or completed, the subscriber drops the
  /// closures and everything that they hold. It accepts a single subscription,
  /// and cancels any other that it receives.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private struct Closures {
      let completion: (Completion<Failure>) -> Void
      let value: (Input) -> Void
    }

    private let lock = NSLock()
    private var closures: Closures?  // nil once cancelled or completed
    private var subscription: (any Subscription)?  // nil before and after

    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      closures = Closures(completion: receiveCompletion, value: receiveValue)
    }

    public func receive(subscription: any Subscription) {
      let isTaken = lock.withLock {
        guard closures != nil, self.subscription == nil else { return false }
        self.subscription = subscription
        return true
      }
      if isTaken {
        subscription.request(.unlimited)
      } else {
        subscription.cancel()
      }
    }

    public func receive(_ input: Input) -> Demand {
      let closures = lock.withLock { self.closures }
      closures?.value(input)
      return .none
    }

    /// Calls the closure for the completion, and drops both closures, so that
    /// calling this method again has no effect.
    public func receive(completion: Completion<Failure>) {
      end().closures?.completion(completion)
    }

    /// Drops the closures, then ends the subscription.
    public func cancel() {
      end().subscription?.cancel()
    }

    private func end() -> (
      closures: Closures?, subscription: (any Subscription)?
    ) {
      lock.withLock {
        defer {
          closures = nil
          subscription = nil
        }
        return (closures, subscription)
      }
    }
  }
}
