// How many values a subscriber is ready for.

extension Subscribers {
  /// A number of values, or no limit.
  ///
  /// Demand adds up: what is requested comes on top of what is left. It never
  /// becomes negative, and without a limit it stays without one.
  public struct Demand: Hashable, Comparable, Sendable {
    /// The number; nil if there is no limit.
    public let max: Int?

    /// As many as there are.
    public static let unlimited = Demand(max: nil)
    /// Not one.
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

    /// The difference. Nothing is left when no limit is taken from a number.
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
