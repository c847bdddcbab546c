// The events that an observer chooses.

extension ObservationTracking {
  /// The events that a tracking waits for.
  ///
  ///     withObservationTracking(options: [.willSet, .deinit]) { … }
  ///
  /// It's a set but not an `OptionSet`, so it has no public raw value.
  ///
  /// - Source: SE-0506; Swift 6.4, of September 2026.
  public struct Options: Sendable {
    var rawValue: UInt8 = 0

    /// No events.
    public init() {}

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A property that was read is about to change.
    public static var willSet: Self { Self(rawValue: 1) }

    /// A property that was read has changed.
    public static var didSet: Self { Self(rawValue: 2) }

    /// An object that was read was deallocated.
    public static var `deinit`: Self { Self(rawValue: 4) }
  }
}

extension ObservationTracking.Options: SetAlgebra {
  public func contains(_ member: Self) -> Bool {
    rawValue & member.rawValue == member.rawValue
  }

  public func union(_ other: Self) -> Self {
    Self(rawValue: rawValue | other.rawValue)
  }

  public func intersection(_ other: Self) -> Self {
    Self(rawValue: rawValue & other.rawValue)
  }

  public func symmetricDifference(_ other: Self) -> Self {
    Self(rawValue: rawValue ^ other.rawValue)
  }

  public mutating func formUnion(_ other: Self) { self = union(other) }

  public mutating func formIntersection(_ other: Self) {
    self = intersection(other)
  }

  public mutating func formSymmetricDifference(_ other: Self) {
    self = symmetricDifference(other)
  }

  @discardableResult
  public mutating func insert(
    _ newMember: Self
  ) -> (inserted: Bool, memberAfterInsert: Self) {
    defer { formUnion(newMember) }
    return contains(newMember)
      ? (false, intersection(newMember)) : (true, newMember)
  }

  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    let removed = intersection(member)
    formSymmetricDifference(removed)
    return removed.isEmpty ? nil : removed
  }

  @discardableResult
  public mutating func update(with newMember: Self) -> Self? {
    let replaced = intersection(newMember)
    formUnion(newMember)
    return replaced.isEmpty ? nil : replaced
  }
}
