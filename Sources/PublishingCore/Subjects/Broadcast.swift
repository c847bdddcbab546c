// The common part of all publishers that send the values they are given: the
// list of subscriptions, and the order of delivery.
//
// The value is stored and the list is copied under the lock; the subscribers
// are called after it is released. So a subscriber may do anything: send,
// cancel, subscribe, or drop the last reference. A value that it sends reaches
// all subscribers at once, before those still waiting get the value of the
// outer call:
//
//     send(1) ─→ first ─→ send(2) ─→ first
//                                 └→ second gets 2
//             └→ second gets 1
//
// No value is released under the lock, because its deinit may send, too.

import Foundation

/// The subscriptions of one publisher, in the order in which they began.
final class Broadcast<Output, Failure: Error>: @unchecked Sendable {
  typealias Member = BroadcastSubscription<Output, Failure>

  private let lock = NSLock()
  private var members: [Member] = []
  private var cancelledCount = 0  // cancelled ones among the members
  private var joinedCount = 0  // members so far, including cancelled ones
  private var current: Output?  // nil if values are not kept
  private var completion: Subscribers.Completion<Failure>?
  private var feeds: [any Subscription] = []

  /// Creates a broadcast. If it is given a value, it keeps the latest value.
  init(current: Output? = nil) { self.current = current }

  deinit { for feed in feeds { feed.cancel() } }

  /// The latest value of a broadcast that keeps it.
  var value: Output { lock.withLock { current! } }

  /// Begins a subscription, which keeps the owner alive until it is over.
  ///
  /// After the end, the subscriber gets only the completion.
  func add<S: Subscriber>(
    _ subscriber: S, of owner: AnyObject, demand: Subscribers.Demand = .none
  ) where S.Input == Output, S.Failure == Failure {
    let member = Member(subscriber, to: self, of: owner, demand: demand)
    member.inTurn {  // values that other threads send now come after this
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

  /// Counts a cancelled member.
  ///
  /// - Complexity: Constant on average, because cancelled members are removed
  ///   when they are half of all. The others keep their order.
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
  /// Keeps the value if values are kept, then delivers it.
  ///
  /// Does nothing after the end.
  func send(_ value: Output) {
    var kept: Output? = value
    let members = lock.withLock { () -> [Member] in
      guard completion == nil else { return [] }
      if current != nil { swap(&current, &kept) }
      return self.members
    }
    for member in members { member.offer(value) }
  }

  /// Keeps the value, then delivers it. After the end, only keeps it.
  func set(_ value: Output) {
    var kept: Output? = value
    let members = lock.withLock {
      swap(&current, &kept)
      return self.members
    }
    for member in members { member.offer(value) }
  }

  /// Delivers the value, then keeps it.
  ///
  /// A subscriber that joins in between has seen the old value, and gets the
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

  /// Ends the broadcast, and releases its subscribers. Later calls do nothing.
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
