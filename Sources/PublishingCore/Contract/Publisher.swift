// The map of this module: a source of values over time, and the conversation
// that it has with a subscriber. Each of the other files is about one part of
// it:
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
// The names and signatures are Combine's, so you can move code that uses only
// this part of Combine there by changing the import.

/// A source of values over time, for any number of subscribers.
///
///     let names = CurrentValueSubject<String, Never>("Ann")
///     let printing = names.sink { print($0) }   // Ann
///     names.send("Bea")                         // Bea
///
/// A publisher does nothing until something subscribes to it.
public protocol Publisher<Output, Failure> {
  /// The type of the values that it sends.
  associatedtype Output
  /// The type of the error that can end it, or `Never` if it cannot fail.
  associatedtype Failure: Error

  /// Connects a subscriber. Call `subscribe(_:)` or an operator instead.
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
