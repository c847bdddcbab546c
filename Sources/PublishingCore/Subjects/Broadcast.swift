// What all publishers that send the values they are given have in common: the
// list of subscriptions, and the order of delivery.
//
// A broadcast holds its lock while it stores the value and copies the list, but
// releases the lock before it calls the subscribers. That's why a subscriber is
// free to do anything: send a value, cancel, subscribe, or drop the last
// reference. If a subscriber sends a value, that value reaches all subscribers
// at once, even those that are still waiting for the value of the outer call:
//
//     send(1) ─→ first ─→ send(2) ─→ first
//                                 └→ second gets 2
//             └→ second gets 1
//
// No value is released while the lock is held, because its deinit might send a
// value, too.

import Foundation

/// The subscriptions of one publisher, in the order in which they began.
final class Broadcast<Output, Failure: Error>: @unchecked Sendable {
  typealias Member = BroadcastSubscription<Output, Failure>

  private let lock = NSLock()
  private var members: [Member] = []
  private var cancelledCount = 0  // cancelled ones in `members`
  private var joinedCount = 0  // all members so far, even cancelled ones
  private var current: Output?  // nil if values are not kept
  private var completion: Subscribers.Completion<Failure>?
  private var feeds: [any Subscription] = []

  /// Creates a broadcast. If you give it a value, the broadcast keeps the
  /// latest value from then on.
  init(current: Output? = nil) { self.current = current }

  deinit { for feed in feeds { feed.cancel() } }

  /// The latest value, in a broadcast that keeps it.
  var value: Output { lock.withLock { current! } }

  /// Begins a subscription, which keeps the owner alive until the subscription
  /// ends.
  ///
  /// If the broadcast has ended already, the subscriber gets only the
  /// completion.
  func add<S: Subscriber>(
    _ subscriber: S, of owner: AnyObject, demand: Subscribers.Demand = .none
  ) where S.Input == Output, S.Failure == Failure {
    let member = Member(subscriber, to: self, of: owner, demand: demand)
    member.inTurn {  // values sent from now on come after this
      if let completion = join(member) {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: completion)
      } else {
        subscriber.receive(subscription: member)
      }
    }
  }

  private func join(_ member: Member) -> Subscribers.Completion<Failure>? {
    lock.withLock {
      guard completion == nil else { return completion }
      joinedCount += 1
      member.join(as: joinedCount, missed: current)
      members.append(member)
      return nil
    }
  }

  /// Counts a member that was cancelled.
  ///
  /// - Complexity: Constant on average, because cancelled members are removed
  ///   only when they make up half of the list. The others keep their order.
  func memberWasCancelled() {
    lock.withLock {
      cancelledCount += 1
      guard cancelledCount * 2 >= members.count else { return }
      members.removeAll(where: \.isOver)
      cancelledCount = 0
    }
  }
}

extension Broadcast {
  /// Delivers a value, after keeping it if this broadcast keeps values.
  ///
  /// Once the broadcast has ended, this does nothing.
  func send(_ value: Output) {
    var kept: Output? = value
    let members = lock.withLock { () -> [Member] in
      guard completion == nil else { return [] }
      if current != nil { swap(&current, &kept) }
      return self.members
    }
    for member in members { member.offer(value) }
  }

  /// Keeps a value, and then delivers it. Once the broadcast has ended, this
  /// only keeps the value.
  func set(_ value: Output) {
    var kept: Output? = value
    let members = lock.withLock {
      swap(&current, &kept)
      return self.members
    }
    for member in members { member.offer(value) }
  }

  /// Delivers a value, and keeps it only afterwards.
  ///
  /// A subscriber that joins in between has seen the old value, so it gets the
  /// new one at the end.
  func announce(_ value: Output) {
    let (members, joinedBefore) = lock.withLock {
      (self.members, joinedCount)
    }
    for member in members { member.offer(value) }
    var kept: Output? = value
    let late = lock.withLock { () -> [Member] in
      swap(&current, &kept)
      guard joinedCount > joinedBefore else { return [] }
      return self.members.filter { $0.number > joinedBefore }
    }
    for member in late { member.offer(value) }
  }

  /// Ends the broadcast and releases its subscribers. Calling this again has no
  /// effect.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    var members: [Member] = []
    lock.withLock {
      guard self.completion == nil else { return }
      self.completion = completion
      swap(&self.members, &members)
    }
    for member in members { member.finish(completion) }
  }

  /// Requests all values from a subscription, and cancels it in deinit.
  func feed(from subscription: any Subscription) {
    lock.withLock { feeds.append(subscription) }
    subscription.request(.unlimited)
  }
}
