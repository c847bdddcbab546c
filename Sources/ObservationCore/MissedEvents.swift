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
  private var changes: [Event: Latest] = [:]

  private struct Event: Hashable {
    /// Not retained, if it is counted: a number that comes to mean another
    /// property does so before that one is read, so the serial numbers tell the
    /// two apart.
    let property: Property
    let kind: UInt8
  }

  /// The serial numbers of an event's latest changes: a thread that looks for
  /// the changes by others needs to know of two threads.
  private struct Latest {
    var thread: UInt32
    var serial: Int32
    /// The latest by any other thread; 0 if there is none.
    var serialOfOthers: Int32 = 0
  }

  /// Begins a read.
  ///
  /// - Parameter earlier: The serial number that another read of the property
  ///   has noted, if this one stands for it.
  /// - Returns: The serial number that the read came after.
  func begin(after earlier: Int32?) -> Int32 {
    count += 1
    return earlier ?? serial
  }

  /// Notes a change.
  func note(
    _ kind: ObservationTracking.Event.Kind, of property: Property,
    by thread: UInt32
  ) {
    serial += 1
    let event = Event(property: property, kind: kind.rawValue)
    var latest = changes[event] ?? Latest(thread: thread, serial: serial)
    if latest.thread != thread { latest.serialOfOthers = latest.serial }
    (latest.thread, latest.serial) = (thread, serial)
    changes[event] = latest
  }

  /// Ends the reads of a run, and adds the changes that other threads have made
  /// meanwhile to those that its tracking has missed.
  ///
  /// - Returns: Whether a read is still pending.
  func end(
    _ run: LinkRun, by thread: UInt32, noting missed: inout MissedEvents
  ) -> Bool {
    count -= run.count
    if changes.isEmpty { return count > 0 }
    for link in run.links {
      for kind in [ObservationTracking.Event.Kind.willSet, .didSet]
      where wasMissed(kind, link, by: thread) {
        missed.add(kind, of: link.property)
      }
    }
    return count > 0
  }

  private func wasMissed(
    _ kind: ObservationTracking.Event.Kind, _ link: Link, by thread: UInt32
  ) -> Bool {
    let event = Event(property: link.property, kind: kind.rawValue)
    guard let latest = changes[event] else { return false }
    let serial =
      latest.thread == thread ? latest.serialOfOthers : latest.serial
    return serial > link.serial
  }
}
