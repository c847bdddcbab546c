// What the closures of one thread's trackings read. Each thread has one log;
// the reads of an inner tracking lie behind those of the outer one, and are
// recorded once more for the outer one when the inner one has ended.
//
//     reads of the outer tracking │ reads of the inner one │ free
//     0                        start                     count

import Synchronization

/// The reads of the trackings that one thread is in.
///
/// Whether an object was read before is seen in constant time: its observers
/// remember where they were recorded last. That is a guess, for another thread
/// may have recorded them since. So it carries the number of the log; and
/// where it names another log, an index is made of this one.
struct ReadLog {
  private var reads: UnsafeMutablePointer<Read>
  private var capacity = 64
  private var count = 0
  /// Where the reads of the innermost tracking begin.
  private var start = 0
  /// How many trackings the thread is in.
  private(set) var depth = 0
  let cache = PropertyCache()
  /// What this thread changes: valid when a tracking is called back, until the
  /// next one is.
  var changing = Property(number: 0)
  /// Where each property was recorded last, by its number; none that is
  /// counted.
  private var places: UnsafeMutablePointer<Int32>
  private var placeCount = 64
  /// The number of this log, from 1, in the upper half of a guess.
  private let number: UInt64
  /// The first read of each object, once a guess has failed.
  private var index: Index?
  /// The indexes of outer trackings, each with its depth.
  private var outerIndexes: [(depth: Int, index: Index)] = []

  /// What the trackings that the thread is in have read of counted properties.
  private var countedReads: Set<CountedRead> = []

  private typealias Index = [UnsafeMutableRawPointer: Int32]

  private struct CountedRead: Hashable {
    /// Where the reads of the tracking begin.
    let start: Int
    let observers: UnsafeMutableRawPointer
    let number: UInt32
  }

  /// A guess that is right for no log.
  private static let unknown: UInt64 = 1

  private static let lastNumber = Atomic<UInt64>(0)

  init() {
    reads = .allocate(capacity: capacity)
    places = .allocate(capacity: placeCount)
    places.initialize(repeating: -1, count: placeCount)
    number = Self.lastNumber.add(1, ordering: .relaxed).newValue &<< 32
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
    depth += 1
    return outer
  }

  /// Ends the innermost tracking.
  ///
  /// - Returns: A tracking of what was read, retained; none, if nothing was.
  mutating func end(_ outer: Int) -> Unmanaged<Tracking>? {
    depth -= 1
    let tracking = count > start ? makeTracking() : nil
    if !countedReads.isEmpty { forgetCountedReads() }
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
    let inner = number | UInt64(first)
    var outer = reads[first].outer
    if outer == 0 { return }
    if outer & ~0xFFFF_FFFF != number { outer = Self.unknown }
    reads[first].observers._withUnsafeGuaranteedRef {
      _ = $0.lastRead.compareExchange(
        expected: inner, desired: outer, ordering: .relaxed)
    }
  }

  /// What an inner tracking has read, the outer one has read too.
  private mutating func recordAgain(_ tracking: Tracking) {
    for link in tracking.links {
      link.observers._withUnsafeGuaranteedRef {
        if link.property.isCounted {
          recordCounted(link.property, of: $0)
        } else {
          record(link.property, of: $0, maybeAgain: true)
        }
      }
    }
  }

  private mutating func forgetCountedReads() {
    if depth == 0 { return countedReads = [] }
    for place in start..<count where reads[place].property.isCounted {
      countedReads.remove(
        CountedRead(
          start: start, observers: reads[place].observers.toOpaque(),
          number: reads[place].property.number))
    }
  }
}

// MARK: - A property is read

extension ReadLog {
  mutating func record(_ property: Property, of observers: Observers) {
    if property.number >= placeCount {
      if property.isCounted { return recordCounted(property, of: observers) }
      makePlaces(upTo: property)
    }
    let place = Int(places[Int(property.number)])
    let wasRead =
      place >= start && place < count && reads[place].property == property
    if wasRead, reads[place].isOf(observers) { return }
    record(property, of: observers, maybeAgain: wasRead)
  }

  /// Records a read of a counted property, unless it is there already. An
  /// object may have any number of them, so the reads are not searched.
  @inline(never)
  private mutating func recordCounted(
    _ property: Property, of observers: Observers
  ) {
    let read = CountedRead(
      start: start, observers: Unmanaged.passUnretained(observers).toOpaque(),
      number: property.number)
    guard countedReads.insert(read).inserted else { return }
    property.retain()
    record(property, of: observers, maybeAgain: false)
  }

  /// Records a read, unless it is there already.
  ///
  /// - Parameter maybeAgain: Whether it may be there: false, if the property
  ///   was not read of any object since the tracking began.
  private mutating func record(
    _ property: Property, of observers: Observers, maybeAgain: Bool
  ) {
    guard let first = firstRead(of: observers) else {
      return appendFirst(property, of: observers)
    }
    if maybeAgain, reads[first].bits & property.bit != 0 {
      var current = first
      while current >= 0 {
        if reads[current].property == property {
          places[Int(property.number)] = Int32(current)
          return
        }
        current = Int(reads[current].next)
      }
    }
    Trace.add(.read, property)
    let place = append(
      Read(observers: reads[first].observers, property: property))
    reads[Int(reads[first].last)].next = Int32(place)
    reads[first].last = Int32(place)
    reads[first].bits |= property.bit
  }

  private mutating func makePlaces(upTo property: Property) {
    let count = max(placeCount * 2, Int(property.number) + 1)
    let more = UnsafeMutablePointer<Int32>.allocate(capacity: count)
    more.initialize(repeating: -1, count: count)
    more.update(from: places, count: placeCount)
    places.deallocate()
    (places, placeCount) = (more, count)
  }

  private mutating func appendFirst(
    _ property: Property, of observers: Observers
  ) {
    Trace.add(.read, property)
    let owned = Unmanaged.passRetained(observers)
    let place = append(
      Read(
        observers: owned, property: property, last: Int32(count),
        bits: property.bit,
        outer: observers.lastRead.load(ordering: .relaxed)))
    observers.lastRead.store(number | UInt64(place), ordering: .relaxed)
    index?[owned.toOpaque()] = Int32(place)
  }

  /// Where the object was read first by the innermost tracking.
  @inline(__always)
  private mutating func firstRead(of observers: Observers) -> Int? {
    let guess = observers.lastRead.load(ordering: .relaxed)
    if guess == 0 { return nil }
    if guess & ~0xFFFF_FFFF == number {
      let place = Int(guess & 0xFFFF_FFFF)
      if place >= start, place < count, reads[place].isFirst,
        reads[place].isOf(observers)
      {
        return place
      }
      if index == nil { return nil }
    }
    let index = self.index ?? makeIndex()
    self.index = index
    let key = Unmanaged.passUnretained(observers).toOpaque()
    return index[key].map(Int.init)
  }

  private func makeIndex() -> Index {
    var index: Index = [:]
    for place in start..<count where reads[place].isFirst {
      index[reads[place].observers.toOpaque()] = Int32(place)
    }
    return index
  }

  private mutating func append(_ read: Read) -> Int {
    if count == capacity {
      let larger = UnsafeMutablePointer<Read>.allocate(capacity: capacity * 2)
      larger.moveInitialize(from: reads, count: count)
      reads.deallocate()
      (reads, capacity) = (larger, capacity * 2)
    }
    (reads + count).initialize(to: read)
    if !read.property.isCounted {
      places[Int(read.property.number)] = Int32(count)
    }
    count += 1
    return count - 1
  }
}
