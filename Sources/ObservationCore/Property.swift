// Properties by number. Key paths are slow to compare and slower to hash, so
// each is looked up once; after that, a property is a small integer.

/// A property of some class, as the number of its key path.
///
/// Two key path values that name the same property are equal, even if they're
/// different objects from different modules or generic instantiations. They get
/// the same number.
///
/// Most key paths capture nothing: there are as many as the source has
/// properties, and they keep their numbers forever. Key paths that capture
/// something, such as the index of a subscript, come and go with it. Their
/// numbers are *counted*: each owner of one retains it.
struct Property: WordKey, Sendable {
  let number: UInt32
  var word: Int { Int(number) }

  /// The first of the counted numbers; all that follow are counted, too.
  static let firstCounted: UInt32 = 1 << 31

  var isCounted: Bool { number >= Self.firstCounted }

  /// Its key path; of several equal ones, the one that was seen first.
  var keyPath: AnyKeyPath {
    isCounted
      ? CountedProperties.keyPath(of: self)
      : Self.table.withLock { $0.keyPaths[Int(number)] }
  }

  /// A bit that it shares with every 64th property.
  var bit: UInt64 { 1 &<< UInt64(number & 63) }

  /// Retains the number, if it's counted.
  @inline(__always)
  func retain() { if isCounted { CountedProperties.retain(self) } }

  /// Releases the number, if it's counted. The last release may run the
  /// `deinit` of a captured object, so it must not happen under a lock.
  @inline(__always)
  func release() { if isCounted { CountedProperties.release(self) } }
}

/// A dictionary key that a number distinguishes from most others.
protocol WordKey: Hashable { var word: Int { get } }

extension WordKey {
  func hash(into hasher: inout Hasher) { hasher.combine(word) }

  /// A multiplication replaces the standard library's hash, which withstands
  /// keys that are chosen to collide. (M-19 at once: a sixth)
  func _rawHashValue(seed: Int) -> Int {
    let mixed = (word ^ seed) &* 0x1E37_79B9_7F4A_7C15
    return mixed ^ mixed >> 32
  }
}

extension Property {
  /// Finds the number of a key path; retained, if it is counted.
  ///
  /// - Complexity: O(1), with a lock, a hash and a comparison of key paths.
  static func find(_ keyPath: AnyKeyPath) -> Property {
    keyPath.maySomethingBeCaptured
      ? CountedProperties.find(keyPath) : findPlain(keyPath)
  }

  /// Finds the number of a key path that captures nothing.
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

  private static let table = SystemLocked(Table())
}

extension AnyKeyPath {
  /// Whether the key path may capture something: the index of a subscript, or
  /// the parameters of a generic class.
  ///
  /// The standard library doesn't say. But a key path ends with the list of its
  /// components, and the list starts with its own length. A computed property
  /// takes four words at most; a captured value takes two more and its own
  /// size.
  var maySomethingBeCaptured: Bool {
    isLong || !Self.isLengthWhereItIsExpected
  }

  private var isLong: Bool {
    // The length lies behind the type, the count of references, and the name
    // for Objective-C.
    let word = MemoryLayout<UInt>.size
    let object = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
    let length = object.load(fromByteOffset: 3 * word, as: UInt32.self)
    return length & 0xFF_FFFF > 4 * UInt32(word)
  }

  /// Whether two samples are as long as they should be. If another standard
  /// library lays key paths out differently, all of them are treated as if they
  /// captured something: that is slower, but right.
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
