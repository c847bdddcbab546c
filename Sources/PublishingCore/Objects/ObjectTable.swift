// The table that maps an object to its publisher.
//
// An object without any `@Published` has no place to keep its publisher, so
// this table finds all publishers. It keeps nothing alive: a publisher belongs
// to the @Published properties that send on it and to the subscriptions to it.
// When they are gone, the publisher dies and removes its entry. Nobody notices
// that the object gets a new one later.
//
// An identifier is an address, which a later object may reuse. So an entry
// counts only as long as its object lives.

import Foundation

/// The publishers of all living objects that were asked for one.
enum ObjectTable {
  /// An object and its publisher.
  ///
  /// A class, so that its weak references are never copied: copying one while
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

  /// The publisher of an object; a new one if it has none.
  ///
  /// From now on the properties send on a new publisher.
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

  /// Removes the entry of a dying publisher, unless a new one has replaced it.
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

  /// The number of entries.
  static var count: Int { lock.withLock { entries.count } }

  private static func find(_ object: AnyObject) -> ObservableObjectPublisher? {
    guard let entry = entries[ObjectIdentifier(object)],
      entry.object === object
    else { return nil }
    return entry.publisher
  }
}
