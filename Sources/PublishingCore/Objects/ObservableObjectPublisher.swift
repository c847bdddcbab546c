// The publisher that sends a signal when an object is about to change.

/// A publisher of signals without a value, which never ends.
///
/// It remembers nothing and ignores demand, so a subscriber gets every signal
/// that is sent while it is subscribed, even if it has requested fewer.
///
/// - Timing: The subscribers are called one after the other, on the thread that
///   sends the signal and in the order in which they subscribed.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  public typealias Output = Void
  public typealias Failure = Never

  private let broadcast = Broadcast<Void, Never>()
  private let object: ObjectIdentifier?  // nil if not in the table

  public init() { object = nil }

  init(of object: AnyObject) { self.object = ObjectIdentifier(object) }

  deinit {
    if let object { ObjectTable.remove(self, of: object) }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Void, S.Failure == Never {
    broadcast.add(subscriber, of: self, demand: .unlimited)
  }

  /// Sends a signal to the subscribers. Call this before you make the change.
  public func send() { broadcast.send(()) }
}

extension ObservableObjectPublisher {
  /// The default publisher of an object.
  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    if let publisher = ObjectTable.publisher(of: object) { return publisher }
    var properties: [any PublishedStorage] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      properties += level.children.compactMap {
        $0.value as? any PublishedStorage
      }
      mirror = level.superclassMirror
    }
    return ObjectTable.publisher(of: object, sendingFor: properties)
  }
}
