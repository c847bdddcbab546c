// Assigning the values of a publisher to a `@Published` property.

extension Publisher where Failure == Never {
  /// Sets a property to each value, as long as the property's object is alive.
  ///
  ///     names.assign(to: &model.$name)
  ///
  /// This returns no handle, because the subscription belongs to the property
  /// and ends with it. The subscription does not keep the object alive.
  public func assign(to published: inout Published<Output>.Publisher) {
    subscribe(Assignment(to: published.property))
  }
}

/// A subscriber that sets a property without keeping it alive.
private final class Assignment<Value>: Subscriber {
  typealias Input = Value
  typealias Failure = Never

  private weak var property: PublishedProperty<Value>?

  init(to property: PublishedProperty<Value>) { self.property = property }

  func receive(subscription: any Subscription) {
    if let property {
      property.feed(from: subscription)
    } else {
      subscription.cancel()
    }
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    property?.set(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {}
}
