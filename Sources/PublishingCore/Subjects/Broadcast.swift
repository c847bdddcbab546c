// What all publishers of this module that are told what to send have in
// common: the list of their subscriptions, and the order of delivery.
//
// A value is stored and the list is copied under the lock; the subscribers are
// called after it is released. So a subscriber may do anything: send, cancel,
// subscribe, drop the last reference. What it sends is delivered at once, to
// everyone, before the rest of the value it was called with:
//
//     send(1) ─→ first ─→ send(2) ─→ first
//                                 └→ second gets 2
//             └→ second gets 1
//
// Nothing is released under the lock, for the deinit of a value may send, too.

import Foundation

/// The subscriptions of one publisher, in the order in which they began.
final class Broadcast<Output, Failure: Error>: @unchecked Sendable {
  typealias Member = BroadcastSubscription<Output, Failure>

  private let lock = NSLock()
  private var members: [Member] = []
  private var cancelledCount = 0  // how many of the members are over
  private var joinedCount = 0  // how many there were, ever
  private var current: Output?  // nil if values are not kept
  private var completion: Subscribers.Completion<Failure>?
  private var feeds: [any Subscription] = []

  /// Creates a broadcast; one that keeps its latest value if it is given one.
  init(current: Output? = nil) { self.current = current }

  deinit { for feed in feeds { feed.cancel() } }

  /// The latest value, of a broadcast that keeps it.
  var value: Output { lock.withLock { current! } }

  /// Begins a subscription, which keeps the owner alive until it is over.
  ///
  /// After the end there is only the completion.
  func add<S: Subscriber>(
    _ subscriber: S, of owner: AnyObject, demand: Subscribers.Demand = .none
  ) where S.Input == Output, S.Failure == Failure {
    let member = Member(subscriber, to: self, of: owner, demand: demand)
    member.inTurn {  // what other threads send now comes after this
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

  /// Forgets cancelled members when they are half of all: so to cancel costs
  /// the same however many there are, and nobody changes place.
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
  /// Keeps the value if values are kept, then delivers it; neither after the
  /// end.
  func send(_ value: Output) {
    var kept: Output? = value
    let members = lock.withLock { () -> [Member] in
      guard completion == nil else { return [] }
      if current != nil { swap(&current, &kept) }
      return self.members
    }
    for member in members { member.offer(value) }
  }

  /// Keeps the value, then delivers it; after the end it is only kept.
  func set(_ value: Output) {
    var kept: Output? = value
    let members = lock.withLock {
      swap(&current, &kept)
      return self.members
    }
    for member in members { member.offer(value) }
  }

  /// Delivers the value, then keeps it. Who has joined between the two has
  /// seen the old one, and gets the new one then.
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

  /// Ends the broadcast, the first time, and lets its subscribers go.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    var members: [Member] = []
    lock.withLock {
      guard self.completion == nil else { return }
      self.completion = completion
      swap(&self.members, &members)
    }
    for member in members { member.finish(completion) }
  }

  /// Requests everything from a subscription, and cancels it in the end.
  func feed(from subscription: any Subscription) {
    lock.withLock { feeds.append(subscription) }
    subscription.request(.unlimited)
  }
}
