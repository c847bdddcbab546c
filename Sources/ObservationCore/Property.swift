// Properties by number. Key paths are slow to compare and slower to hash, so
// each is looked up once; after that a property is a small integer.

import Synchronization

/// A property of some class: the number that its key path was given.
///
/// Two key path values that name the same property are equal though they may
/// be different objects, in another module or another generic instantiation.
/// They get the same number.
struct Property: Equatable, Sendable {
  let number: UInt32

  /// The key path that was seen first.
  var keyPath: AnyKeyPath { Self.table.withLock { $0.keyPaths[Int(number)] } }

  /// A bit that it shares with every 64th property.
  var bit: UInt64 { 1 &<< UInt64(number & 63) }

  private struct Table: @unchecked Sendable {
    // Unchecked: the key paths that reach a registrar are literals of a
    // class's own properties. They capture nothing.
    var numbers: [AnyKeyPath: UInt32] = [:]
    var keyPaths: [AnyKeyPath] = []
  }

  private static let table = Locked(Table())

  /// Looks a key path up in the table of all of them.
  ///
  /// - Complexity: O(1), with a lock, a hash and a comparison of key paths.
  static func find(_ keyPath: AnyKeyPath) -> Property {
    nonisolated(unsafe) let keyPath = keyPath
    return table.withLock { table in
      if let number = table.numbers[keyPath] { return Property(number: number) }
      let number = UInt32(table.keyPaths.count)
      table.numbers[keyPath] = number
      table.keyPaths.append(keyPath)
      return Property(number: number)
    }
  }
}

/// The key paths that one thread has looked up lately, by address.
///
/// A key path literal of a class that is not generic is one object for ever,
/// so its address finds it again. An entry holds its key path: an address
/// cannot come to mean another one while it is in here.
struct PropertyCache {
  struct Entry {
    var keyPath: Unmanaged<AnyKeyPath>?
    var property = Property(number: 0)
  }

  private static let count = 256
  private let entries: UnsafeMutablePointer<Entry>

  init() {
    entries = .allocate(capacity: Self.count)
    entries.initialize(repeating: Entry(), count: Self.count)
  }

  func deallocate() {
    for index in 0..<Self.count { entries[index].keyPath?.release() }
    entries.deallocate()
  }

  /// The property that a key path names.
  func property(of keyPath: AnyKeyPath) -> Property {
    let key = Unmanaged.passUnretained(keyPath)
    let address = UInt(bitPattern: key.toOpaque())
    let slot = Int(truncatingIfNeeded: (address &>> 4) ^ (address &>> 12))
    let entry = entries + (slot & (Self.count - 1))
    if entry.pointee.keyPath?.toOpaque() != key.toOpaque() {
      entry.pointee.keyPath?.release()
      entry.pointee = Entry(
        keyPath: key.retain(), property: Property.find(keyPath))
    }
    return entry.pointee.property
  }
}
