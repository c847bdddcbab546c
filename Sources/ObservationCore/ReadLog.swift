// The reads of one thread's trackings. Each thread has one log. The reads of an
// inner tracking come after those of the outer one, and are recorded again for
// the outer one when the inner one ends.
//
//     reads of the outer tracking │ reads of the inner one │ free
//     0                        start                     count

import Synchronization
import ThreadSlot

/// The reads of the trackings that one thread is in.
///
/// The log finds out in constant time whether a tracking has already read an
/// object: the object stores a `Guess`, the place of that read. If a different
/// thread has overwritten the guess, the log makes an index of its own reads.
struct ReadLog {
  /// The reads, and room for more: those before `count` are valid.
  var reads: UnsafeMutablePointer<Read>
  var capacity = 64
  var count = 0
  /// The place where the reads of the innermost tracking begin.
  var start = 0
  /// The number of trackings that the thread is in.
  private(set) var depth = 0

  /// The depth of the outermost tracking that is to be notified of the events
  /// that it misses. Its reads are pending, and so are the reads of trackings
  /// inside it, which it records again.
  private var pendingDepth = Int.max

  /// The place where each property was recorded last, by its number; -1 if it
  /// never was. The read there may be gone, or belong to an outer tracking.
  /// Counted properties have no place.
  var places: UnsafeMutablePointer<Int32>
  var placeCount = 64
  /// The reads of counted properties.
  var countedReads: Set<CountedRead> = []

  /// The number of this log, from 1, by which a guess names it.
  let number: UInt32
  /// The place of each object's first read by the innermost tracking; nil until
  /// a guess has failed in it.
  var index: Index?
  /// The indexes of those outer trackings that have one, each with its depth.
  private var outerIndexes: [(depth: Int, index: Index)] = []

  /// The numbers of the key paths that the thread has looked up lately.
  let cache = PropertyCache()
  /// The event that the thread is notifying a tracking of, for its callback.
  var telling = CurrentEvent()

  typealias Index = [UnsafeMutableRawPointer: Int32]

  private static let lastNumber = Atomic<UInt64>(0)

  init() {
    reads = .allocate(capacity: capacity)
    places = .allocate(capacity: placeCount)
    places.initialize(repeating: -1, count: placeCount)
    let count = Self.lastNumber.add(1, ordering: .relaxed).newValue
    number = UInt32(truncatingIfNeeded: count)
  }

  func deallocate() {
    reads.deallocate()
    places.deallocate()
    cache.deallocate()
  }

  // MARK: - A tracking begins and ends

  /// Starts a tracking on this thread, inside its current ones.
  ///
  /// - Parameter isPending: Whether it is to be notified of events that come
  ///   before it is registered.
  /// - Returns: The place where the reads of the outer one begin: `end` needs
  ///   it.
  mutating func begin(isPending: Bool = false) -> Int {
    let outer = start
    start = count
    if let index { outerIndexes.append((depth, index)) }
    index = nil
    if depth == 0 { thread_set_tracking(thread_log()) }
    if isPending { pendingDepth = min(pendingDepth, depth) }
    depth += 1
    return outer
  }

  /// Ends the innermost tracking of this thread.
  ///
  /// - Returns: A tracking of its reads, retained; nil if there are none.
  mutating func end(_ outer: Int) -> Unmanaged<Tracking>? {
    depth -= 1
    if depth == 0 { thread_set_tracking(nil) }
    let tracking = count > start ? makeTracking() : nil
    if !countedReads.isEmpty { forgetCounted() }
    if depth == pendingDepth { pendingDepth = .max }
    count = start
    start = outer
    if depth == 0, capacity > Self.keptCapacity { giveRoomBack() }
    if index != nil { index = nil }
    if outerIndexes.last?.depth == depth {
      index = outerIndexes.popLast()?.index
    }
    if depth > 0, let tracking {
      tracking._withUnsafeGuaranteedRef { recordAgain($0) }
    }
    return tracking
  }

  /// Forgets the innermost tracking's reads of counted properties.
  @inline(never)
  private mutating func forgetCounted() {
    if start == 0 {  // the outermost
      let isSmall = countedReads.capacity < 100
      return countedReads.removeAll(keepingCapacity: isSmall)
    }
    for place in start..<count where reads[place].property.isCounted {
      countedReads.remove(
        CountedRead(
          start: start, observers: reads[place].observers.toOpaque(),
          property: reads[place].property))
    }
  }

  /// The greatest number of reads that an idle log has room for.
  static let keptCapacity = 1 << 16

  /// Frees the memory of a log that was very large.
  @inline(never)
  private mutating func giveRoomBack() {
    reads.deallocate()
    capacity = 64
    reads = .allocate(capacity: capacity)
  }

  /// Makes a tracking of the innermost reads, object by object. It takes over
  /// their references.
  private mutating func makeTracking() -> Unmanaged<Tracking> {
    let tracking = Tracking.make(linkCount: count - start)
    var link = tracking.links.baseAddress!
    for first in start..<count where reads[first].isFirst {
      if depth > 0 { putBackGuess(of: first) }
      var current = first
      while current >= 0 {
        link.initialize(
          to: Link(
            observers: reads[current].observers,
            property: reads[current].property, beginsRun: current == first,
            serial: reads[current].serial))
        link += 1
        current = Int(reads[current].next)
      }
    }
    return .passRetained(tracking)
  }

  /// Gives the object of an inner read the outer tracking's guess back, unless
  /// a different thread has recorded a read of it since.
  ///
  /// A different thread's guess isn't given back: it may be stale by now, and
  /// that thread would believe it.
  private mutating func putBackGuess(of first: Int) {
    let inner = Guess(log: number, place: first)
    var outer = reads[first].earlierGuess
    if outer.isNone { return }
    if outer.log != number { outer = .outdated }
    reads[first].observers._withUnsafeGuaranteedRef {
      _ = $0.guess.compareExchange(
        expected: inner, desired: outer, ordering: .relaxed)
    }
  }

  /// Records the reads of an inner tracking for the outer one.
  private mutating func recordAgain(_ tracking: Tracking) {
    for link in tracking.links {
      let place = count
      link.observers._withUnsafeGuaranteedRef {
        if !link.property.isCounted {
          record(link.property, of: $0, maybeAgain: true)
        } else if recordCounted(link.property, of: $0) {
          link.property.retain()
        }
      }
      if isPending, place < count { reads[place].serial = link.serial }
    }
  }

  /// Whether the reads of the innermost tracking are pending.
  var isPending: Bool { pendingDepth != .max }
}
