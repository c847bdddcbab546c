// Where a read of an object may be, in one word.

import Synchronization

/// The log and the place where a read of an object was last recorded.
///
/// The observers of each object store a guess, and each thread that reads the
/// object in a tracking overwrites it, without a lock. So a thread believes a
/// guess only after finding the read in its own log; see
/// `ReadLog.firstRead(of:)`.
struct Guess: RawRepresentable, AtomicRepresentable {
  /// The number of the log in the upper half, the place in the lower one.
  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  @inline(__always)
  init(log: UInt32, place: Int) {
    rawValue = UInt64(log) &<< 32 | UInt64(place)
  }

  /// The guess of an object that no tracking has read.
  static var none: Self { Self(rawValue: 0) }

  /// A guess that no thread believes: logs are numbered from 1.
  static var outdated: Self { Self(log: 0, place: 1) }

  @inline(__always)
  var isNone: Bool { rawValue == 0 }

  @inline(__always)
  var log: UInt32 { UInt32(truncatingIfNeeded: rawValue &>> 32) }

  @inline(__always)
  var place: Int { Int(UInt32(truncatingIfNeeded: rawValue)) }
}
