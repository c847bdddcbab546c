// What the trackings of one thread have read of counted properties. An object
// may have any number of these, so its reads are not searched for them.

/// The counted properties that were read, by tracking and object.
struct CountedReads {
  private struct Read: Hashable {
    /// Where the reads of the tracking begin in the log.
    let start: Int
    let observers: UnsafeMutableRawPointer
    let property: Property
  }

  private var reads: Set<Read> = []

  var isEmpty: Bool { reads.isEmpty }

  /// Adds a read.
  ///
  /// - Returns: Whether it is the tracking's first of this property.
  mutating func insert(
    _ property: Property, of observers: Observers, from start: Int
  ) -> Bool {
    let observers = Unmanaged.passUnretained(observers).toOpaque()
    return reads.insert(
      Read(start: start, observers: observers, property: property)
    ).inserted
  }

  /// Forgets the reads of a tracking that has ended.
  mutating func forget(
    _ ended: UnsafeBufferPointer<ObservationCore.Read>, from start: Int
  ) {
    if start == 0 { return reads = [] }  // the outermost
    for read in ended where read.property.isCounted {
      reads.remove(
        Read(
          start: start, observers: read.observers.toOpaque(),
          property: read.property))
    }
  }
}
