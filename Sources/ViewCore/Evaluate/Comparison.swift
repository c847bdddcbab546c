// The comparison that decides whether a view has the same inputs as before.

import Foundation

/// A value that decides for itself whether it counts as the same input.
protocol Input {
  func isSame(as old: Self) -> Bool
}

/// Whether two values count as the same input.
///
/// Equatable values are compared with `==`, other objects by their identity,
/// and other structures property by property. A closure never equals another
/// closure.
///
/// If a view holds only plain data, its properties are compared even if it has
/// its own `==`. To have that `==` called, use `.equatable()`.
///
/// - Complexity: The properties of a type are looked up only once.
/// - Source: P-02, P-03.
func areSame<Value>(_ new: Value, _ old: Value) -> Bool {
  let comparison = Comparison.of(new)
  return withUnsafePointer(to: new) { new in
    withUnsafePointer(to: old) { old in comparison.test(new, old) }
  }
}

extension View {
  func isSameView(as new: any View) -> Bool {
    guard let new = new as? Self else { return false }
    return areSame(new, self)
  }
}

/// The way in which values of one type are compared.
private struct Comparison {
  typealias Test = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  let test: Test

  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [ObjectIdentifier: Comparison] =
    [:]

  /// - Parameter sample: Any value of the type, which shows what kind of type
  ///   it is.
  static func of<Value>(_ sample: Value) -> Comparison {
    let id = ObjectIdentifier(Value.self)
    if let comparison = lock.withLock({ known[id] }) { return comparison }
    let comparison = Comparison(test: make(sample))
    lock.withLock { known[id] = comparison }
    return comparison
  }

  private static func make<Value>(_ sample: Value) -> Test {
    let isPlainView = Value.self is any View.Type && _isPOD(Value.self)
    if !isPlainView, let type = Value.self as? any Equatable.Type {
      return equal(type)
    }
    if let type = Value.self as? any Input.Type { return input(type) }
    if Value.self is AnyObject.Type { return identical }
    if type(of: sample as Any) != Value.self { return dynamic(Value.self) }
    switch Mirror(reflecting: sample).displayStyle {
    case .struct: return properties(of: sample)
    case .enum: return cases(of: Value.self)
    case .tuple, .collection, .dictionary: return parts(of: Value.self)
    default: return { _, _ in false }
    }
  }

  private static func equal<Value: Equatable>(_: Value.Type) -> Test {
    { $0.load(as: Value.self) == $1.load(as: Value.self) }
  }

  private static func input<Value: Input>(_: Value.Type) -> Test {
    { $0.load(as: Value.self).isSame(as: $1.load(as: Value.self)) }
  }

  nonisolated(unsafe) private static let identical: Test = {
    $0.load(as: AnyObject.self) === $1.load(as: AnyObject.self)
  }

  /// The test for a value whose own type might be any, so that it is looked up
  /// each time.
  private static func dynamic<Value>(_: Value.Type) -> Test {
    { areSameByTheirType($0.load(as: Value.self), $1.load(as: Value.self)) }
  }

  private static func properties<Value>(of sample: Value) -> Test {
    let tests = Field.all(of: Value.self).map { field -> (Int, Test) in
      guard field.isStrong else { return (0, { _, _ in false }) }
      return (field.offset, property(of: field.type))
    }
    return { new, old in
      tests.allSatisfy { offset, test in test(new + offset, old + offset) }
    }
  }

  /// The test of a property, which is chosen as soon as there is a value.
  private static func property(of type: Any.Type) -> Test {
    func open<Value>(_: Value.Type) -> Test {
      { areSame($0.load(as: Value.self), $1.load(as: Value.self)) }
    }
    return _openExistential(type, do: open)
  }

  /// The test of an enumeration.
  ///
  /// Cases without a payload have no parts, so only the names of the cases tell
  /// them apart.
  private static func cases<Value>(of type: Value.Type) -> Test {
    let haveSameParts = parts(of: type)
    return { new, old in
      guard let name = caseName(of: new.load(as: Value.self)) else {
        return false
      }
      return name == caseName(of: old.load(as: Value.self))
        && haveSameParts(new, old)
    }
  }

  private static func parts<Value>(of _: Value.Type) -> Test {
    {
      let new = Mirror(reflecting: $0.load(as: Value.self)).children
      let old = Mirror(reflecting: $1.load(as: Value.self)).children
      return new.count == old.count
        && zip(new, old).allSatisfy {
          $0.label == $1.label && areSameByTheirType($0.value, $1.value)
        }
    }
  }
}

/// Compares two values of type `Any` or of a protocol type by the types that
/// they really have.
private func areSameByTheirType<Value>(_ new: Value, _ old: Value) -> Bool {
  func open<Actual>(_: Actual.Type) -> Bool {
    guard let new = new as? Actual, let old = old as? Actual else {
      return false
    }
    return areSame(new, old)
  }
  return _openExistential(type(of: new as Any), do: open)
}

extension Optional: Input {
  func isSame(as old: Self) -> Bool {
    switch (self, old) {
    case (nil, nil): true
    case (let new?, let old?): areSame(new, old)
    default: false
    }
  }
}

// Two dictionaries might list the same entries in different orders.
extension Dictionary: Input {
  func isSame(as old: Self) -> Bool {
    count == old.count
      && allSatisfy { key, value in
        old[key].map { areSame(value, $0) } ?? false
      }
  }
}
