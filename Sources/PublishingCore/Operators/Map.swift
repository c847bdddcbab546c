// The operator that turns each value into another.

extension Publisher {
  /// Sends the result of calling a closure with each value.
  ///
  /// Demand, completion and cancellation are passed through unchanged.
  public func map<Result>(
    _ transform: @escaping (Output) -> Result
  ) -> Publishers.Map<Self, Result> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Sends a property of each value.
  public func map<Result>(
    _ keyPath: KeyPath<Output, Result>
  ) -> Publishers.MapKeyPath<Self, Result> {
    Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
  }
}

extension Publishers {
  /// The publisher that `map(_:)` with a closure returns.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let transform: (Upstream.Output) -> Output

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Mapping(downstream: subscriber, transform: transform))
    }
  }

  /// The publisher that `map(_:)` with a key path returns.
  public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let keyPath: KeyPath<Upstream.Output, Output>

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Mapping(downstream: subscriber) { [keyPath] in $0[keyPath: keyPath] })
    }
  }
}

/// A subscriber that transforms values and passes them to another subscriber.
private struct Mapping<Input, Downstream: Subscriber>: Subscriber {
  let downstream: Downstream
  let transform: (Input) -> Downstream.Input

  func receive(subscription: any Subscription) {
    downstream.receive(subscription: subscription)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    downstream.receive(transform(input))
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    downstream.receive(completion: completion)
  }
}
