// The key paths that one thread has looked up lately.

/// The numbers of key paths that capture nothing, by address.
///
/// A key path literal of a class that is not generic is always the same object,
/// so its address finds it again. An entry keeps its key path alive, so the
/// address can't be reused for a different one. Key paths that capture
/// something are created anew for each access; they'd only push the others out.
struct PropertyCache {
  private struct Entry {
    /// Retained; nil in a free entry, whose property means nothing.
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

  /// Finds the property that a key path names; retained, if it is counted.
  ///
  /// - Timing: May call `hash` and `==` of a captured value. That may be any
  ///   code, and it may read properties in turn.
  @inline(__always)
  func find(_ keyPath: AnyKeyPath) -> Property {
    let entry = entries + Self.slot(of: keyPath)
    let key = Unmanaged.passUnretained(keyPath).toOpaque()
    return entry.pointee.keyPath?.toOpaque() == key
      ? entry.pointee.property : lookUp(keyPath)
  }

  @inline(never)
  private func lookUp(_ keyPath: AnyKeyPath) -> Property {
    let property = Property.find(keyPath)
    if !property.isCounted {
      let entry = entries + Self.slot(of: keyPath)
      entry.pointee.keyPath?.release()
      entry.pointee = Entry(keyPath: .passRetained(keyPath), property: property)
    }
    return property
  }

  @inline(__always)
  private static func slot(of keyPath: AnyKeyPath) -> Int {
    let key = Unmanaged.passUnretained(keyPath)
    let address = UInt(bitPattern: key.toOpaque())
    let mixed = Int(truncatingIfNeeded: (address &>> 4) ^ (address &>> 12))
    return mixed & (count - 1)
  }
}
