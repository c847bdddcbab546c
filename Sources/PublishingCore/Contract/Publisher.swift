// A source of values over time, and how it is connected. Every other file of
// this module is about one part of this conversation:
//
//     publisher                              subscriber
//        │ ←──────── subscribe(subscriber) ───────│
//        │ ── receive(subscription:) ───────────→ │
//        │ ←──────── subscription.request(demand) │
//        │ ── receive(value) → more demand ─────→ │   as often as demanded
//        │ ── receive(completion:) ─────────────→ │   at most once
//
//     Contract/    the protocols, demand and completion
//     Subjects/    publishers that are told what to send
//     Operators/   what is put between a publisher and a closure
//     Objects/     whole-object publishing: ObservableObject, @Published
//
// The names and the call forms are Combine's, so that code which uses this
// part of it moves there by changing the import.

/// A source of values over time, for any number of subscribers.
///
///     let names = CurrentValueSubject<String, Never>("Ann")
///     let printing = names.sink { print($0) }   // Ann
///     names.send("Bea")                         // Bea
///
/// A publisher does nothing until somebody subscribes.
public protocol Publisher<Output, Failure> {
  /// What it sends.
  associatedtype Output
  /// What it may fail with; `Never` if it cannot.
  associatedtype Failure: Error

  /// Connects a subscriber. Callers use `subscribe(_:)` or an operator.
  func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Connects a subscriber, which is then told of its subscription.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }
}

/// A namespace for the publishers that operators return.
public enum Publishers {}
