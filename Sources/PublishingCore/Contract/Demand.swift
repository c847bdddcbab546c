// The number of values that a subscriber is ready for.

extension Subscribers {
  /// A number of values, or no limit.
  ///
  /// Each request is added to the demand that is left from the requests before
  /// it. Demand never becomes negative, and once it is unlimited, it stays
  /// unlimited.
  public struct Demand: Hashable, Comparable, Sendable {
    /// The number of values; nil if there is no limit.
    public let max: Int?

    /// All values, without a limit.
    public static let unlimited = Demand(max: nil)
    /// No values at all.
    public static let none = Demand(max: 0)

    /// A number of values.
    ///
    /// - Precondition: The number is not negative.
    public static func max(_ count: Int) -> Demand {
      precondition(count >= 0, "demand is not negative, but was \(count)")
      return Demand(max: count)
    }

    public static func + (one: Demand, other: Demand) -> Demand {
      guard let count = one.max, let more = other.max else { return .unlimited }
      let (sum, isTooLarge) = count.addingReportingOverflow(more)
      return isTooLarge ? .unlimited : .max(sum)
    }

    /// The difference, but never less than none. Subtracting unlimited demand
    /// from a number gives none.
    public static func - (one: Demand, other: Demand) -> Demand {
      guard let count = one.max else { return .unlimited }
      guard let fewer = other.max else { return .none }
      return .max(Swift.max(0, count - fewer))
    }

    public static func += (one: inout Demand, other: Demand) {
      one = one + other
    }

    public static func -= (one: inout Demand, other: Demand) {
      one = one - other
    }

    public static func < (one: Demand, other: Demand) -> Bool {
      guard let count = one.max else { return false }
      return other.max.map { count < $0 } ?? true
    }
  }
}

extension Subscribers.Demand: CustomStringConvertible {
  /// `unlimited`, or `max(3)`.
  public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
}
