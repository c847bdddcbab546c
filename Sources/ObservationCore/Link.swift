// The links of a tracking: one for each property that it read, side by side in
// its memory, object by object.
//
//     links of tracking 1     name │ count ║ title
//     two runs                a store      ║ a book
//
// What keeps a reference to a tracking, and for how long:
//
//     the thread that makes it     until `install` takes it over
//     `install`                    until the last run is linked or refused
//     each run that is linked      until `unlink`, or `die` of its object
//     a change that has found it   from `Observers.trackings` to its notification
//     a tracker or a token         while it may still cancel it
//
// In the other direction, a tracking retains the observers of each object that
// it read, with the first link of each run, until the tracking itself is freed.

/// A place in the list of one property, inside the tracking it belongs to.
struct Link {
  // These never change, so any thread may look at them.

  /// The observers of the object. The first link of a run retains them.
  let observers: Unmanaged<Observers>
  /// Retained by the tracking, if it is counted.
  let property: Property
  /// Whether a run begins here.
  let beginsRun: Bool

  /// The serial number of its read.
  let serial: Int32

  // The lock of the observers guards the rest.

  /// The state of the run, in its first link. It's unused in the others.
  var runState = RunState.new

  // These mean something only while the run is linked. When the object dies,
  // `Observers.die()` uses `next` and `tracking` of first links once more.

  var previous: UnsafeMutablePointer<Link>?
  var next: UnsafeMutablePointer<Link>?
  /// The number of its list, unless its property is counted.
  var list: Int32 = -1
  /// The tracking it belongs to. The run owns one reference.
  var tracking: Unmanaged<Tracking>?

  enum RunState {
    /// Not in the lists yet.
    case new
    /// In the lists. The run owns a reference to its tracking.
    case linked
    /// Out of the lists for good: the tracking was notified or cancelled, or
    /// the object was deallocated.
    case ended
  }
}

/// The links that one tracking has with one object. They are linked and
/// unlinked as a whole.
///
/// A run owns nothing: it is valid while its tracking lives.
struct LinkRun {
  let first: UnsafeMutablePointer<Link>
  let count: Int

  var observers: Unmanaged<Observers> { first.pointee.observers }
  var isPending: Bool { first.pointee.serial >= 0 }

  /// The lock of the observers guards it.
  var state: Link.RunState {
    get { first.pointee.runState }
    nonmutating set { first.pointee.runState = newValue }
  }

  /// Its links, in order.
  var links: UnsafeMutableBufferPointer<Link> {
    .init(start: first, count: count)
  }
}

/// The runs of a tracking, one after the other.
///
/// The iteration finds the end of a run before it returns the run, and looks
/// only at fields that never change. So once it has returned the last run, the
/// tracking may be freed.
struct LinkRuns: Sequence, IteratorProtocol {
  private var first: UnsafeMutablePointer<Link>
  private let end: UnsafeMutablePointer<Link>

  init(_ links: UnsafeMutableBufferPointer<Link>) {
    first = links.baseAddress!
    end = first + links.count
  }

  /// Whether every run was returned.
  var isAtEnd: Bool { first == end }

  @inline(__always)
  mutating func next() -> LinkRun? {
    if isAtEnd { return nil }
    var next = first + 1
    while next < end, !next.pointee.beginsRun { next += 1 }
    defer { first = next }
    return LinkRun(first: first, count: next - first)
  }
}
