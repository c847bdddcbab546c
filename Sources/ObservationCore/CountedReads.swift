// The reads of counted properties by the trackings of one thread. An object may
// have any number of them, so a set finds them, not a search.

/// The counted properties that were read, by tracking and by object.
struct CountedReads {
  private struct Read: Hashable {
    /// The place in the log where the reads of the tracking begin.
    let start: Int
    /// The address of the object's observers, which the log keeps alive.
    let observers: UnsafeMutableRawPointer
    let property: Property
  }

  private var reads: Set<Read> = []

  var isEmpty: Bool { reads.isEmpty }

  /// Adds a read.
  ///
  /// - Returns: Whether it is the tracking's first read of this property of
  ///   this object.
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
