// The events that come between a read and the registration of its tracking.
//
//     the tracking's thread      read a ────────── registered, notified
//     another thread                   changes a
//
// A tracking of `withObservationTracking(options:_:onChange:)` is notified of
// them once it is registered. While its closure runs, its reads are *pending*:
// each object that was read notes its changes, with serial numbers, and each
// read notes the serial number that it came after. Changes by the thread that
// runs the closure are the closure's own and don't count.

/// The events that a tracking has missed: of all changes one of each kind, and
/// each death of an object.
struct MissedEvents {
  private(set) var all:
    [(kind: ObservationTracking.Event.Kind, property: Property)] = []

  mutating func add(
    _ kind: ObservationTracking.Event.Kind, of property: Property
  ) {
    if kind != .deinit, all.contains(where: { $0.kind == kind }) { return }
    all.append((kind, property))
  }
}

/// The pending reads of one object, and the changes since the first of them.
///
/// The lock of the observers guards it. It exists while a read is pending.
final class PendingReads {
  private var count = 0
  private var serial: Int32 = 0
  /// The serial number of each event's latest change.
  private var changes: [Event: Int32] = [:]
  /// The threads that have made changes.
  private var threads: Set<UInt32> = []

  private struct Event: Hashable {
    /// Not retained, if it is counted: a number that comes to mean another
    /// property does so before that one is read, so the serial numbers tell the
    /// two apart.
    let property: Property
    let kind: UInt8
    let thread: UInt32
  }

  /// Begins a read.
  ///
  /// - Returns: The serial number that the read came after.
  func begin() -> Int32 {
    count += 1
    return serial
  }

  /// Notes a change.
  func note(
    _ kind: ObservationTracking.Event.Kind, of property: Property,
    by thread: UInt32
  ) {
    serial = (serial &+ 1) & .max
    threads.insert(thread)
    changes[
      Event(property: property, kind: kind.rawValue, thread: thread)] = serial
  }

  /// Ends the reads of a run.
  ///
  /// - Returns: Whether a read is still pending.
  func end(_ run: LinkRun) -> Bool {
    count -= run.count
    return count > 0
  }

  /// Adds the changes since the reads of a run, by other threads, to those that
  /// its tracking has missed.
  func add(_ run: LinkRun, to missed: inout MissedEvents, by thread: UInt32) {
    for other in threads where other != thread {
      for link in run.links {
        for kind in [ObservationTracking.Event.Kind.willSet, .didSet] {
          let event = Event(
            property: link.property, kind: kind.rawValue, thread: other)
          if let serial = changes[event], serial > link.serial {
            missed.add(kind, of: link.property)
          }
        }
      }
    }
  }
}
