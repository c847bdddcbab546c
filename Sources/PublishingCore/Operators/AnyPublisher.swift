// A publisher whose type reveals only its output and its failure.

/// A publisher that hides the type of another one.
///
///     let names: AnyPublisher<String, Never> =
///       store.$user.map(\.name).eraseToAnyPublisher()
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let base: any Publisher<Output, Failure>

  public init<P: Publisher>(_ publisher: P)
  where P.Output == Output, P.Failure == Failure {
    base = publisher
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    base.receive(subscriber: subscriber)
  }
}

extension Publisher {
  /// Hides the type of this publisher.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}
