// The events that come between a read and the registration of its tracking.
//
//     the tracking's thread      read a ────────── registered, notified
//     a different thread               changes a
//
// A tracking of `withObservationTracking(options:_:onChange:)` is notified of
// them once it is registered. While its closure runs, its reads are *pending*:
// each object that was read records its changes, with serial numbers, and each
// read records the serial number that it came after. Changes by the thread that
// runs the closure are the closure's own and don't count.

/// The events that a tracking missed: of all changes one of each kind, and each
/// deallocation of an object.
struct MissedEvents {
  typealias Kind = ObservationTracking.Event.Kind

  /// The property of the latest change, by kind.
  private var changes: [UInt8: Property] = [:]
  private var deaths: [Property] = []

  mutating func add(_ kind: Kind, of property: Property) {
    if kind == .deinit { return deaths.append(property) }
    changes[kind.rawValue] = property
  }

  /// The events in the order in which the tracking is notified of them.
  var all: [(Kind, Property)] {
    changes.sorted { $0.key < $1.key }.map { (Kind(rawValue: $0), $1) }
      + deaths.map { (.deinit, $0) }
  }
}

/// The pending reads of one object, and the changes since the first of them.
///
/// The lock of the observers guards it. It exists while a read is pending.
final class PendingReads {
  private var count = 0
  private var serial: Int32 = 0
  /// The serial numbers of the latest changes, by thread and kind. Properties
  /// are not retained: a number is reused before the new property is read, so
  /// the serial numbers tell the two properties apart.
  private var changes: [UInt32: [UInt8: [Property: Int32]]] = [:]

  /// Starts a read.
  ///
  /// - Returns: The serial number that the read came after.
  func begin() -> Int32 {
    count += 1
    return serial
  }

  /// Records a change.
  func note(_ kind: MissedEvents.Kind, of property: Property, by thread: UInt32)
  {
    serial = (serial &+ 1) & .max
    changes[thread, default: [:]][kind.rawValue, default: [:]][property] =
      serial
  }

  /// Ends the reads of a run.
  ///
  /// - Returns: Whether a read is still pending.
  func end(_ run: LinkRun) -> Bool {
    count -= run.count
    return count > 0
  }

  /// Adds the changes since the reads of a run, by other threads, to those that
  /// its tracking missed.
  func add(_ run: LinkRun, to missed: inout MissedEvents, by thread: UInt32) {
    for (other, changes) in changes where other != thread {
      for (kind, serials) in changes {
        for link in run.links
        where serials[link.property] ?? -1 > link.serial {
          missed.add(MissedEvents.Kind(rawValue: kind), of: link.property)
        }
      }
    }
  }
}
