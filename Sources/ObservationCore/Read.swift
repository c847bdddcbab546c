// An entry of a log of reads.

/// One property of one object, read at least once by a tracking.
///
/// The reads of one object form a chain, from the first one on.
struct Read {
  /// The observers of the object. The first read of an object holds a reference
  /// to them, for all of its reads.
  let observers: Unmanaged<Observers>
  /// Retained, if it is counted.
  let property: Property
  /// The place of the object's next read; -1 in its last one.
  var next: Int32 = -1
  /// The summary of the object's reads, in the first of them; nil in the
  /// others.
  var summary: Summary?

  /// A summary of the reads of one object by one tracking.
  struct Summary {
    /// The bits of all properties that were read.
    var bits: UInt64
    /// The guess that the object kept before this read: perhaps the place of
    /// its read by the outer tracking. See `ReadLog.putBackGuess(of:)`.
    let earlierGuess: Guess
    /// The place of the object's last read.
    var last: Int32
  }

  var isFirst: Bool { summary != nil }

  func isOf(_ other: Observers) -> Bool {
    observers.toOpaque() == Unmanaged.passUnretained(other).toOpaque()
  }
}
