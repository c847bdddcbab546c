// The table that maps an object to its publisher.
//
// An object without any `@Published` property has no place to keep its
// publisher, so this table finds the publishers of all objects. The table keeps
// nothing alive: a publisher belongs to the `@Published` properties that send
// on it and to its subscriptions. When all of these are gone, the publisher is
// freed and removes its entry, and because nothing refers to the old publisher
// any more, nothing can notice when the object later gets a new one.
//
// An identifier is an address, which a later object might reuse, so an entry
// counts only as long as its object is alive.

import Foundation

/// The publishers of all living objects whose publisher has been requested.
enum ObjectTable {
  /// An object and its publisher.
  ///
  /// This is a class, so that its weak references are never copied. In Swift
  /// 6.3.1 on Linux, copying a weak reference has crashed while its object was
  /// being freed on another thread.
  private final class Entry {
    weak var object: AnyObject?
    weak var publisher: ObservableObjectPublisher?
    let publisherID: ObjectIdentifier  // also valid while it is freed

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

  /// The publisher of an object, which is created if the object has none.
  ///
  /// From then on, the object's properties send on the new publisher.
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

  /// Removes the entry of a publisher that is being freed, unless a new
  /// publisher has replaced it.
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
