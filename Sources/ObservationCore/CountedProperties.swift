// The properties whose key paths capture something: `\Table.[row]`, or a
// property of a generic class. They may capture a caller's object, so they must
// not outlive the trackings that observe them. Of several equal key paths, only
// the first is kept.
//
// All threads share these numbers. Each read and each change of such a property
// needs one, so there is not one table but 64, by the hash of the key path:
// threads with different properties rarely meet.

/// The numbers of such key paths, each with the count of its owners.
///
/// Comparing two of these key paths calls `==` on what they capture, and
/// looking one up calls `hash`. Both may be a caller's code, and so may the
/// `deinit` after the last release. None of it runs under a lock.
enum CountedProperties {
  struct KeyPathHash: WordKey { let word: Int }

  struct Entry {
    let keyPath: Unmanaged<AnyKeyPath>  // retained
    let hash: KeyPathHash
    /// Distinguishes an entry from an earlier one with the same number.
    let serial: UInt64
    var owners = 1
    /// The next entry with the same hash.
    var next: Property?
  }

  struct Table: @unchecked Sendable {
    // Unchecked: key paths don't change, and are compared outside the lock.

    /// The place of the table among all of them.
    let place: Int
    /// The entries, by number; nil where a number is free.
    var entries: [Entry?] = []
    var free: [Property] = []
    var firstOfHash: [KeyPathHash: Property] = [:]
    var lastSerial: UInt64 = 0
  }

  static let tableCount = 64

  /// The tables, which are never freed.
  nonisolated(unsafe) static let tables = {
    let tables = UnsafeMutablePointer<SystemLocked<Table>>.allocate(
      capacity: tableCount)
    for place in 0..<tableCount {
      (tables + place).initialize(to: SystemLocked(Table(place: place)))
    }
    return tables
  }()

  @inline(__always)
  private static func table(of word: Int) -> UnsafeMutablePointer<
    SystemLocked<Table>
  > {
    tables + word & (tableCount - 1)
  }

  static func keyPath(of property: Property) -> AnyKeyPath {
    table(of: property.word).pointee.withLock { $0[property].keyPath }
      .takeUnretainedValue()
  }

  @inline(never)
  static func retain(_ property: Property) {
    table(of: property.word).pointee.withLock { $0[property].owners += 1 }
  }

  @inline(never)
  static func release(_ property: Property) {
    table(of: property.word).pointee.withLock { $0.release(property) }?
      .release()
  }

  /// Finds the number of a key path, and retains it.
  static func find(_ keyPath: AnyKeyPath) -> Property {
    let hash = KeyPathHash(word: keyPath.hashValue)
    let table = table(of: hash.word)
    let new = Unmanaged.passUnretained(keyPath)
    var first: Owned?
    while true {
      // Entries are compared outside the lock, so a different thread may add an
      // equal one meanwhile. New entries come first: if the first is still the
      // same, nothing was added.
      let (added, changed) = table.pointee.withLock {
        $0.add(new, hash: hash, ifFirstIs: first?.serial)
      }
      if let added { return added }
      first = changed
      var candidate = first
      while let current = candidate {
        if current.keyPath.takeUnretainedValue() == keyPath {
          return current.property
        }
        candidate = table.pointee.withLock {
          $0.owned($0[current.property].next)
        }
        release(current.property)
      }
    }
  }

  /// An entry that its holder owns, so it can't be removed.
  struct Owned: @unchecked Sendable {
    let property: Property
    let keyPath: Unmanaged<AnyKeyPath>
    let serial: UInt64
  }
}

extension CountedProperties.Table {
  /// The index of an entry: the number contains it above the table's place.
  private func index(of property: Property) -> Int {
    Int(property.number - Property.firstCounted) / CountedProperties.tableCount
  }

  subscript(property: Property) -> CountedProperties.Entry {
    get { entries[index(of: property)]! }
    set { entries[index(of: property)] = newValue }
  }

  /// Adds an owner to an entry.
  mutating func owned(
    _ property: Property?
  ) -> CountedProperties.Owned? {
    guard let property else { return nil }
    self[property].owners += 1
    let entry = self[property]
    return CountedProperties.Owned(
      property: property, keyPath: entry.keyPath, serial: entry.serial)
  }

  /// Adds an entry, if the first one with its hash is the expected one.
  ///
  /// - Returns: The new entry's number, or the first entry.
  mutating func add(
    _ keyPath: Unmanaged<AnyKeyPath>, hash: CountedProperties.KeyPathHash,
    ifFirstIs serial: UInt64?
  ) -> (Property?, first: CountedProperties.Owned?) {
    let first = firstOfHash[hash]
    guard first.map({ self[$0].serial }) == serial else {
      return (nil, owned(first))
    }
    lastSerial += 1
    let entry = CountedProperties.Entry(
      keyPath: keyPath.retain(), hash: hash, serial: lastSerial, next: first)
    let property = makeNumber()
    self[property] = entry
    firstOfHash[hash] = property
    return (property, nil)
  }

  /// Returns a free number, or a new one.
  private mutating func makeNumber() -> Property {
    // The places of some free numbers were removed.
    while let property = free.popLast() {
      if index(of: property) < entries.count { return property }
    }
    let number = entries.count * CountedProperties.tableCount + place
    entries.append(nil)
    return Property(number: Property.firstCounted + UInt32(number))
  }

  /// Removes an owner from an entry, and the entry with its last owner.
  ///
  /// - Returns: The key path of a removed entry, to be released outside the
  ///   lock.
  mutating func release(
    _ property: Property
  ) -> Unmanaged<AnyKeyPath>? {
    self[property].owners -= 1
    let entry = self[property]
    if entry.owners > 0 { return nil }
    unchain(property, of: entry)
    entries[index(of: property)] = nil
    free.append(property)
    if index(of: property) == entries.count - 1 { giveRoomBack() }
    return entry.keyPath
  }

  /// Removes the free entries at the end, and frees memory when most of it is
  /// unused.
  private mutating func giveRoomBack() {
    entries.removeLast(entries.reversed().prefix { $0 == nil }.count)
    guard entries.capacity > max(256, 4 * entries.count) else { return }
    entries = entries.map { $0 }
    free = free.filter { index(of: $0) < entries.count }
    firstOfHash = firstOfHash.filter { _ in true }
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
