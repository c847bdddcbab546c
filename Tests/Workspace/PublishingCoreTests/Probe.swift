import PublishingCore

/// A subscriber that writes down what it receives, and requests as many values
/// as a test wants it to.
///
/// The probe and its subscription keep each other alive until one of them ends
/// the subscription, so a test has to cancel a probe that has not ended.
final class Probe<Input, Failure: Error>: Subscriber, Cancellable {
  private(set) var log: [String] = []
  private(set) var subscriptions: [any Subscription] = []
  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onCompletion: () -> Void

  init(
    onSubscription: @escaping (any Subscription) -> Void = { _ in },
    onValue: @escaping (Input) -> Subscribers.Demand = { _ in .none },
    onCompletion: @escaping () -> Void = {}
  ) {
    self.onSubscription = onSubscription
    self.onValue = onValue
    self.onCompletion = onCompletion
  }

  /// One that asks for a number of values when it is subscribed.
  convenience init(
    requesting demand: Subscribers.Demand,
    onValue: @escaping (Input) -> Subscribers.Demand = { _ in .none },
    onCompletion: @escaping () -> Void = {}
  ) {
    self.init(
      onSubscription: { $0.request(demand) }, onValue: onValue,
      onCompletion: onCompletion)
  }

  func receive(subscription: any Subscription) {
    subscriptions.append(subscription)
    log.append("subscription")
    onSubscription(subscription)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    log.append(Input.self == Void.self ? "signal" : "\(input)")
    return onValue(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: log.append("finished")
    case .failure(let error): log.append("\(error)")
    }
    onCompletion()
  }

  func request(_ demand: Subscribers.Demand) {
    subscriptions.first?.request(demand)
  }

  func cancel() { for subscription in subscriptions { subscription.cancel() } }

  /// What came after the subscription.
  var received: [String] { log.filter { $0 != "subscription" } }
}

/// A subscription that writes down what is asked of it.
final class SubscriptionLog: Subscription {
  private(set) var log: [String] = []
  private let onCancel: () -> Void

  init(onCancel: @escaping () -> Void = {}) { self.onCancel = onCancel }

  func request(_ demand: Subscribers.Demand) { log.append("\(demand)") }

  func cancel() {
    log.append("cancelled")
    onCancel()
  }
}

/// A publisher that does what a test says, right or wrong.
final class ByHand<Output, Failure: Error>: Publisher {
  let subscription: SubscriptionLog
  private(set) var subscriber: (any Subscriber<Output, Failure>)?

  init(_ subscription: SubscriptionLog = SubscriptionLog()) {
    self.subscription = subscription
  }

  func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    self.subscriber = subscriber
    subscriber.receive(subscription: subscription)
  }

  @discardableResult
  func send(_ value: Output) -> Subscribers.Demand? {
    subscriber?.receive(value)
  }

  func send(completion: Subscribers.Completion<Failure>) {
    subscriber?.receive(completion: completion)
  }
}

enum Failed: Error { case badly }
