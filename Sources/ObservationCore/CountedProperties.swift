// The properties whose key paths capture something: `\Table.[row]`, or a
// property of a generic class. What they capture is somebody's object, so
// nothing here may outlive those who wait for it. Of equal key paths one is
// kept for all: the one that was found first.

/// The numbers of such key paths, each with the count of its owners.
///
/// To compare two of these key paths is to call `==` of what they capture, and
/// to look one up calls `hash`. Both may be anybody's code, and so may be the
/// `deinit` that follows the last release. None of it runs under the lock.
enum CountedProperties {
  fileprivate struct Entry {
    let keyPath: Unmanaged<AnyKeyPath>  // retained
    let hash: Int
    /// Tells an entry from an earlier one with the same number.
    let serial: UInt64
    var owners = 1
    /// The next entry with the same hash.
    var next: Property?
  }

  fileprivate struct Table: @unchecked Sendable {
    // Unchecked: key paths do not change, and are compared outside of the lock.
    var entries: [Entry?] = []
    var free: [Property] = []
    var firstOfHash: [Int: Property] = [:]
    var lastSerial: UInt64 = 0
  }

  private static let table = Locked(Table())

  static func keyPath(of property: Property) -> AnyKeyPath {
    table.withLock { $0[property].keyPath }.takeUnretainedValue()
  }

  @inline(never)
  static func retain(_ property: Property) {
    table.withLock { $0[property].owners += 1 }
  }

  @inline(never)
  static func release(_ property: Property) {
    table.withLock { $0.release(property) }?.release()
  }

  /// The number of a key path, retained.
  static func find(_ keyPath: AnyKeyPath) -> Property {
    let hash = keyPath.hashValue
    while true {
      // No entry is compared under the lock, so another thread may add an
      // equal one meanwhile. New ones come first: if the first is still the
      // same, there is none.
      let first = table.withLock { $0.owned($0.firstOfHash[hash]) }
      var candidate = first
      while let current = candidate {
        if current.keyPath.takeUnretainedValue() == keyPath {
          return current.property
        }
        candidate = table.withLock { $0.owned($0[current.property].next) }
        release(current.property)
      }
      let new = Unmanaged.passUnretained(keyPath)
      if let added = table.withLock({
        $0.add(new, hash: hash, ifFirstIs: first?.serial)
      }) {
        return added
      }
    }
  }

  /// An entry that cannot go away meanwhile.
  fileprivate struct Owned: @unchecked Sendable {
    let property: Property
    let keyPath: Unmanaged<AnyKeyPath>
    let serial: UInt64
  }
}

extension CountedProperties.Table {
  subscript(property: Property) -> CountedProperties.Entry {
    get { entries[Int(property.number - Property.firstCounted)]! }
    set { entries[Int(property.number - Property.firstCounted)] = newValue }
  }

  mutating func owned(
    _ property: Property?
  ) -> CountedProperties.Owned? {
    guard let property else { return nil }
    self[property].owners += 1
    let entry = self[property]
    return CountedProperties.Owned(
      property: property, keyPath: entry.keyPath, serial: entry.serial)
  }

  mutating func add(
    _ keyPath: Unmanaged<AnyKeyPath>, hash: Int, ifFirstIs serial: UInt64?
  ) -> Property? {
    let first = firstOfHash[hash]
    guard first.map({ self[$0].serial }) == serial else { return nil }
    lastSerial += 1
    let entry = CountedProperties.Entry(
      keyPath: keyPath.retain(), hash: hash, serial: lastSerial, next: first)
    let property: Property
    if let reused = free.popLast() {
      property = reused
      self[property] = entry
    } else {
      property = Property(
        number: Property.firstCounted + UInt32(entries.count))
      entries.append(entry)
    }
    firstOfHash[hash] = property
    return property
  }

  /// Returns the key path, if nobody owns the entry any more; to be released
  /// outside of the lock.
  mutating func release(
    _ property: Property
  ) -> Unmanaged<AnyKeyPath>? {
    self[property].owners -= 1
    let entry = self[property]
    if entry.owners > 0 { return nil }
    unchain(property, of: entry)
    entries[Int(property.number - Property.firstCounted)] = nil
    free.append(property)
    return entry.keyPath
  }

  private mutating func unchain(
    _ property: Property, of entry: CountedProperties.Entry
  ) {
    if firstOfHash[entry.hash] == property {
      firstOfHash[entry.hash] = entry.next
      return
    }
    var current = firstOfHash[entry.hash]!
    while self[current].next != property { current = self[current].next! }
    self[current].next = entry.next
  }
}
