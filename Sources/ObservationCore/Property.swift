// Properties by number. Key paths are slow to compare and slower to hash, so
// each is looked up once; after that a property is a small integer.

/// A property of some class: the number that its key path was given.
///
/// Two key path values that name the same property are equal though they may
/// be different objects, in another module or another generic instantiation.
/// They get the same number.
///
/// Most key paths capture nothing: there are as many as the source has
/// properties, and they keep their numbers for ever. Those that capture
/// something, such as the index of a subscript, come and go with what they
/// capture. Their numbers are *counted*: whoever keeps one retains it.
struct Property: Hashable, Sendable {
  let number: UInt32

  /// The numbers from here on are counted.
  static let firstCounted: UInt32 = 1 << 31

  var isCounted: Bool { number >= Self.firstCounted }

  /// The key path that was seen first.
  var keyPath: AnyKeyPath {
    isCounted
      ? CountedProperties.keyPath(of: self)
      : Self.table.withLock { $0.keyPaths[Int(number)] }
  }

  /// A bit that it shares with every 64th property.
  var bit: UInt64 { 1 &<< UInt64(number & 63) }

  /// Keeps the number of a counted property.
  @inline(__always)
  func retain() { if isCounted { CountedProperties.retain(self) } }

  /// Lets the number of a counted property go. The last one may run the
  /// `deinit` of what was captured, so it must not hold a lock.
  @inline(__always)
  func release() { if isCounted { CountedProperties.release(self) } }
}

extension Property {
  /// The number of a key path; retained, if it is counted.
  ///
  /// - Complexity: O(1), with a lock, a hash and a comparison of key paths.
  static func find(_ keyPath: AnyKeyPath) -> Property {
    keyPath.maySomethingBeCaptured
      ? CountedProperties.find(keyPath) : findPlain(keyPath)
  }

  /// The number of a key path that captures nothing.
  static func findPlain(_ keyPath: AnyKeyPath) -> Property {
    nonisolated(unsafe) let keyPath = keyPath
    return table.withLock { table in
      if let number = table.numbers[keyPath] { return Property(number: number) }
      let number = UInt32(table.keyPaths.count)
      table.numbers[keyPath] = number
      table.keyPaths.append(keyPath)
      return Property(number: number)
    }
  }

  private struct Table: @unchecked Sendable {
    // Unchecked: these key paths capture nothing.
    var numbers: [AnyKeyPath: UInt32] = [:]
    var keyPaths: [AnyKeyPath] = []
  }

  private static let table = Locked(Table())
}

extension AnyKeyPath {
  /// Whether the key path may capture something: the index of a subscript, or
  /// the parameters of a generic class.
  ///
  /// The standard library does not tell, but a key path ends with the list of
  /// its components, and that begins with its own length. A computed property
  /// takes four words at most, and what is captured takes two more besides
  /// itself.
  var maySomethingBeCaptured: Bool {
    isLong || !Self.isLengthWhereItIsExpected
  }

  private var isLong: Bool {
    // Behind the type, the count of references, and the name for Objective-C.
    let word = MemoryLayout<UInt>.size
    let object = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
    let length = object.load(fromByteOffset: 3 * word, as: UInt32.self)
    return length & 0xFF_FFFF > 4 * UInt32(word)
  }

  /// Whether two key paths look as they should. If another standard library
  /// has laid them out otherwise, all are taken for such that capture: they
  /// are slower, and nothing else.
  private static let isLengthWhereItIsExpected =
    !(\Sample.property as AnyKeyPath).isLong
    && (\Sample.[0] as AnyKeyPath).isLong
}

private final class Sample {
  var property: Int {
    get { 0 }
    set {}
  }
  subscript(index: UInt8) -> Int { 0 }
}
