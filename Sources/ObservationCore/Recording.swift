// How a read gets into the log of its thread, and only once for each tracking.

extension ReadLog {
  /// Records a read, unless it's already there.
  ///
  /// A property that's read again is found immediately, by its place, unless it
  /// was read from a different object in between.
  ///
  /// - Returns: Whether the log has taken over the reference to the property.
  ///   It means nothing if the property isn't counted.
  mutating func record(
    _ property: Property, of observers: Observers
  ) -> Bool {
    if property.number >= placeCount {
      if property.isCounted { return recordCounted(property, of: observers) }
      makePlaces(upTo: property)
    }
    let place = Int(places[Int(property.number)])
    let wasRead =
      place >= start && place < count && reads[place].property == property
    if wasRead, reads[place].isOf(observers) { return true }
    record(property, of: observers, maybeAgain: wasRead)
    return true
  }

  /// Records a read of a counted property, unless it's already there. An object
  /// may have any number of them, so its chain of reads isn't searched.
  ///
  /// - Returns: Whether it's new: then the log has taken over the reference.
  @inline(never)
  mutating func recordCounted(
    _ property: Property, of observers: Observers
  ) -> Bool {
    let read = CountedRead(
      start: start,
      observers: Unmanaged.passUnretained(observers).toOpaque(),
      property: property)
    guard countedReads.insert(read).inserted else { return false }
    record(property, of: observers, maybeAgain: false)
    return true
  }

  /// Records a read that wasn't found by its place, unless it's already there.
  ///
  /// - Parameter maybeAgain: Whether it may be there: false if the tracking
  ///   hasn't read the property of any object.
  mutating func record(
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

  /// Appends the first read of an object.
  private mutating func appendFirst(
    _ property: Property, of observers: Observers
  ) {
    Trace.add(.read, property)
    let owned = Unmanaged.passRetained(observers)
    let place = append(
      Read(
        observers: owned, property: property, last: Int32(count),
        bits: property.bit,
        earlierGuess: observers.guess.load(ordering: .relaxed)))
    observers.guess.store(
      Guess(log: number, place: place), ordering: .relaxed)
    index?[owned.toOpaque()] = Int32(place)
  }

  /// Finds the first read of an object by the innermost tracking; nil if there
  /// is none.
  ///
  /// A guess that names a different log proves nothing: the index, which is
  /// made for this, decides. A guess that names this log is right, or the
  /// tracking hasn't read the object; if there is already an index, the index
  /// decides.
  @inline(__always)
  private mutating func firstRead(of observers: Observers) -> Int? {
    let guess = observers.guess.load(ordering: .relaxed)
    if guess.isNone { return nil }
    if guess.log == number {
      let place = guess.place
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

  /// - Returns: The place of the read.
  @inline(__always)
  private mutating func append(_ read: Read) -> Int {
    if count == capacity { makeRoom() }
    (reads + count).initialize(to: read)
    if isPending {
      reads[count].serial = read.observers._withUnsafeGuaranteedRef {
        $0.beginRead()
      }
    }
    if !read.property.isCounted {
      places[Int(read.property.number)] = Int32(count)
    }
    count += 1
    return count - 1
  }

  @inline(never)
  private mutating func makeRoom() {
    let larger = UnsafeMutablePointer<Read>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: reads, count: count)
    reads.deallocate()
    (reads, capacity) = (larger, capacity * 2)
  }
}
