// An entry of a log of reads.

/// One property of one object, read at least once.
struct Read {
  /// Retained by the first read of the object.
  let observers: Unmanaged<Observers>
  let property: Property  // retained, if it is counted
  /// The next read of the same object; -1 at the end.
  var next: Int32 = -1
  /// In the first read of the object: its last read, the bits of all its
  /// properties that were read, and what the observers' `lastRead` was before.
  var last: Int32 = -1
  var bits: UInt64 = 0
  var outer: UInt64 = 0

  var isFirst: Bool { bits != 0 }

  func isOf(_ other: Observers) -> Bool {
    observers.toOpaque() == Unmanaged.passUnretained(other).toOpaque()
  }
}
