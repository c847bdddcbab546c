// The entries of a log of reads.

/// One property of one object, read at least once by a tracking.
///
/// The reads of one object form a chain. The first read also sums up the chain.
struct Read {
  /// The observers of the object. The first read of an object retains them, for
  /// all of its reads.
  let observers: Unmanaged<Observers>
  /// Retained, if it is counted.
  let property: Property
  /// The place of the object's next read; -1 in its last one.
  var next: Int32 = -1
  /// The serial number of changes that the read came after, if it is pending,
  /// and -1 if not; see `PendingReads`.
  var serial: Int32 = -1

  // These mean something only in the first read of an object.

  /// The place of the object's last read; -1 in all reads but the first.
  var last: Int32 = -1
  /// The bits of all properties that were read.
  var bits: UInt64 = 0
  /// The guess that the object stored before this read: perhaps the place of
  /// its read by the outer tracking. See `ReadLog.putBackGuess(of:)`.
  var earlierGuess = Guess.none

  var isFirst: Bool { last >= 0 }

  func isOf(_ other: Observers) -> Bool {
    observers.toOpaque() == Unmanaged.passUnretained(other).toOpaque()
  }
}

/// A read of a counted property. An object may have any number of them, so
/// they're found through a set, not by a search.
struct CountedRead: WordKey {
  /// The place in the log where the reads of the tracking begin.
  let start: Int
  /// The address of the object's observers, which the log keeps alive.
  let observers: UnsafeMutableRawPointer
  let property: Property

  var word: Int { Int(bitPattern: observers) &* 31 &+ property.word ^ start }
}
