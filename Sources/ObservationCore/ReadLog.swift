// What the closures of one thread's trackings read. Each thread has one log;
// the reads of an inner tracking lie behind those of the outer one, and are
// recorded once more for the outer one when the inner one has ended.
//
//     reads of the outer tracking │ reads of the inner one │ free
//     0                        start                     count

import Synchronization
import ThreadSlot

/// The reads of the trackings that one thread is in.
///
/// Whether an object was read before is seen in constant time: its observers
/// remember where they were recorded last. That is a guess, for another thread
/// may have recorded them since. So it carries the number of the log; and
/// where it names another log, an index is made of this one.
struct ReadLog {
  var reads: UnsafeMutablePointer<Read>
  var capacity = 64
  var count = 0
  /// Where the reads of the innermost tracking begin.
  var start = 0
  /// How many trackings the thread is in.
  private(set) var depth = 0
  let cache = PropertyCache()
  /// What this thread tells: valid when a tracking is called back, until the
  /// next one is.
  var telling = Telling()
  /// Where each property was recorded last, by its number; none that is
  /// counted.
  var places: UnsafeMutablePointer<Int32>
  var placeCount = 64
  /// The number of this log, from 1, by which a guess names it.
  let number: UInt32
  /// The first read of each object, once a guess has failed.
  var index: Index?
  /// The indexes of outer trackings, each with its depth.
  private var outerIndexes: [(depth: Int, index: Index)] = []

  /// What the trackings that the thread is in have read of counted properties.
  var countedReads = CountedReads()

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
}

// MARK: - A tracking begins and ends

extension ReadLog {
  /// Begins a tracking inside of those that the thread is in.
  ///
  /// - Returns: Where the reads of the outer one begin; `end` wants it back.
  mutating func begin() -> Int {
    let outer = start
    start = count
    if let index { outerIndexes.append((depth, index)) }
    index = nil
    if depth == 0 { thread_set_tracking(thread_log()) }
    depth += 1
    return outer
  }

  /// Ends the innermost tracking.
  ///
  /// - Returns: A tracking of what was read, retained; none, if nothing was.
  mutating func end(_ outer: Int) -> Unmanaged<Tracking>? {
    depth -= 1
    if depth == 0 { thread_set_tracking(nil) }
    let tracking = count > start ? makeTracking() : nil
    if !countedReads.isEmpty {
      countedReads.forget(
        UnsafeBufferPointer(start: reads + start, count: count - start),
        from: start)
    }
    count = start
    start = outer
    if index != nil { index = nil }
    if outerIndexes.last?.depth == depth {
      index = outerIndexes.popLast()?.index
    }
    if depth > 0, let tracking {
      tracking._withUnsafeGuaranteedRef { recordAgain($0) }
    }
    return tracking
  }

  /// A tracking of the innermost reads, object by object. It takes over their
  /// references.
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
            property: reads[current].property, beginsRun: current == first))
        link += 1
        current = Int(reads[current].next)
      }
    }
    return .passRetained(tracking)
  }

  /// Makes the observers of an inner read remember the outer one again, unless
  /// another thread has recorded them since.
  ///
  /// What another thread has recorded before is not put back: it may be out of
  /// date by now, and that thread would believe it.
  private mutating func putBackGuess(of first: Int) {
    let inner = Guess(log: number, place: first)
    var outer = reads[first].summary!.earlierGuess
    if outer.isNone { return }
    if outer.log != number { outer = .outdated }
    reads[first].observers._withUnsafeGuaranteedRef {
      _ = $0.guess.compareExchange(
        expected: inner, desired: outer, ordering: .relaxed)
    }
  }

  /// What an inner tracking has read, the outer one has read too.
  private mutating func recordAgain(_ tracking: Tracking) {
    for link in tracking.links {
      link.observers._withUnsafeGuaranteedRef {
        link.property.isCounted
          ? recordCounted(link.property, of: $0)
          : record(link.property, of: $0, maybeAgain: true)
      }
    }
  }
}
