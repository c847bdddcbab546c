// The map of this module: a source of values over time, and its conversation
// with a subscriber. Every other file is about one part of it:
//
//     publisher                              subscriber
//        │ ←──────── subscribe(subscriber) ───────│
//        │ ── receive(subscription:) ───────────→ │
//        │ ←──────── subscription.request(demand) │
//        │ ── receive(value) → more demand ─────→ │   as often as demanded
//        │ ── receive(completion:) ─────────────→ │   at most once
//
//     Contract/    the protocols, demand and completion
//     Subjects/    publishers that send the values they are given
//     Operators/   the steps between a publisher and a closure
//     Objects/     whole-object publishing: ObservableObject, @Published
//
// Names and signatures are Combine's. Code that uses only this part of Combine
// moves there by changing the import.

/// A source of values over time, for any number of subscribers.
///
///     let names = CurrentValueSubject<String, Never>("Ann")
///     let printing = names.sink { print($0) }   // Ann
///     names.send("Bea")                         // Bea
///
/// A publisher does nothing until somebody subscribes.
public protocol Publisher<Output, Failure> {
  /// The values that it sends.
  associatedtype Output
  /// The error that may end it; `Never` if it cannot fail.
  associatedtype Failure: Error

  /// Connects a subscriber. Callers use `subscribe(_:)` or an operator.
  func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Connects a subscriber, which then receives its subscription.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }
}

/// A namespace for the publishers that operators return.
public enum Publishers {}
