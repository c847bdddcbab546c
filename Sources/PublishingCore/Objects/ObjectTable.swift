// Which publisher belongs to which object.
//
// An object without any `@Published` has no place to keep its publisher, so
// all publishers are found here. Nothing is kept alive by the table: a
// publisher belongs to the @Published properties that send on it and to the
// subscriptions to it. When it dies it takes its entry along; if none of these
// hold it, nobody can tell the next publisher of the object from it.
//
// An identifier is an address, and is used again for a later object. An entry
// therefore counts only as long as its object lives.

import Foundation

/// The publishers of all living objects that were asked for one.
enum ObjectTable {
  /// A class, so that its weak references are never copied: to copy one while
  /// its object dies on another thread has crashed (Swift 6.3.1, Linux).
  private final class Entry {
    weak var object: AnyObject?
    weak var publisher: ObservableObjectPublisher?
    let publisherID: ObjectIdentifier  // also valid while it dies

    init(object: AnyObject, publisher: ObservableObjectPublisher) {
      self.object = object
      self.publisher = publisher
      publisherID = ObjectIdentifier(publisher)
    }
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] =
    [:]

  /// The publisher of an object, if it has one.
  static func publisher(of object: AnyObject) -> ObservableObjectPublisher? {
    lock.withLock { find(object) }
  }

  /// The publisher of an object, which is made if it has none. The properties
  /// send on it from now on.
  static func publisher(
    of object: AnyObject, sendingFor properties: [any PublishedStorage]
  ) -> ObservableObjectPublisher {
    lock.withLock {
      if let publisher = find(object) { return publisher }
      let publisher = ObservableObjectPublisher(of: object)
      for property in properties { property.sends(on: publisher) }
      entries[ObjectIdentifier(object)] = Entry(
        object: object, publisher: publisher)
      return publisher
    }
  }

  /// Removes the entry of a publisher that dies, unless another one has taken
  /// its place.
  static func remove(
    _ publisher: ObservableObjectPublisher, of object: ObjectIdentifier
  ) {
    lock.withLock {
      guard entries[object]?.publisherID == ObjectIdentifier(publisher) else {
        return
      }
      entries[object] = nil
    }
  }

  /// How many entries there are.
  static var count: Int { lock.withLock { entries.count } }

  private static func find(_ object: AnyObject) -> ObservableObjectPublisher? {
    guard let entry = entries[ObjectIdentifier(object)],
      entry.object === object
    else { return nil }
    return entry.publisher
  }
}
