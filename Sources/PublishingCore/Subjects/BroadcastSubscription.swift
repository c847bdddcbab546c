// One subscriber of a broadcast: its demand, and its turn to be called.

import Foundation

/// The subscription of one subscriber to a broadcast.
///
/// Only one thread at a time calls the subscriber, and other threads wait for
/// their turn. If the subscriber itself sends a value, it is called again
/// inside the call that is already running. Cancelling never waits, and does
/// not stop a call that has begun.
final class BroadcastSubscription<Input, Failure: Error>: Subscription,
  @unchecked Sendable
{
  /// The two ends of the subscription.
  private struct Connection {
    let subscriber: any Subscriber<Input, Failure>
    let broadcast: Broadcast<Input, Failure>
    let owner: AnyObject  // the publisher, kept alive as in Combine
  }

  /// The position in the broadcast, guarded by the broadcast's lock.
  private(set) var number = 0

  private let turn = NSRecursiveLock()  // held while the subscriber is called
  private let lock = NSLock()  // guards everything below
  private var connection: Connection?  // nil once it has ended
  private var demand: Subscribers.Demand
  private var missed: Input?  // the latest value that was sent without demand
  private var keepsMissed = false

  init(
    _ subscriber: any Subscriber<Input, Failure>,
    to broadcast: Broadcast<Input, Failure>, of owner: AnyObject,
    demand: Subscribers.Demand
  ) {
    connection = Connection(
      subscriber: subscriber, broadcast: broadcast, owner: owner)
    self.demand = demand
  }

  /// Takes a position. If there is a current value, it counts as missed until
  /// the subscriber requests it.
  func join(as number: Int, missed: Input?) {
    self.number = number
    self.missed = missed
    keepsMissed = missed != nil
  }

  var isOver: Bool { lock.withLock { connection == nil } }

  func inTurn(_ body: () -> Void) { turn.withLock(body) }

  /// Delivers a value if there is demand for it.
  func offer(_ input: Input) {
    turn.withLock {
      guard let subscriber = admit(input) else { return }
      let more = subscriber.receive(input)
      lock.withLock { demand += more }
    }
  }

  /// Uses up demand for a value, and returns the subscriber if it still wants
  /// the value.
  private func admit(_ input: Input) -> (any Subscriber<Input, Failure>)? {
    var missed: Input?
    return lock.withLock {
      let isWanted = demand > .none
      if keepsMissed, !isWanted { missed = input }
      swap(&self.missed, &missed)
      demand -= .max(1)
      return isWanted ? connection?.subscriber : nil
    }
  }

  func request(_ more: Subscribers.Demand) {
    precondition(
      more > .none,
      "a subscription was asked for no values; request at least one")
    turn.withLock {
      var missed: Input?
      lock.withLock {
        demand += more
        swap(&self.missed, &missed)
      }
      if let missed { offer(missed) }
    }
  }

  func cancel() { end()?.broadcast.memberWasCancelled() }

  /// Delivers the completion.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    turn.withLock { end()?.subscriber.receive(completion: completion) }
  }

  /// Releases everything, and returns the connection if this is the first call.
  private func end() -> Connection? {
    var connection: Connection?
    var missed: Input?
    lock.withLock {
      swap(&self.connection, &connection)
      swap(&self.missed, &missed)
      keepsMissed = false
    }
    return connection
  }
}
