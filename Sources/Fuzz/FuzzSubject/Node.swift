// The interface of all observable objects, so that the interpreter doesn't have
// to know their classes.

import FuzzModel

/// An observable object of a program.
protocol Node: AnyObject {
  /// The object's number in the order of creation.
  var serial: Int { get }
  /// Another object of the program. This property is observed.
  var link: (any Node)? { get set }

  /// The property to use in place of one, because the class might not have that
  /// one.
  func counterpart(of property: Property) -> Property
  func read(_ property: Property) -> Int
  func set(_ property: Property, to value: Int)
  func setEqual(_ property: Property)
  func grow(_ property: Property, by value: Int)
  func mutate(_ property: Property, _ body: () throws -> Void) rethrows
}

func makeNode(_ kind: Kind, serial: Int, tally: Tally) -> any Node {
  switch kind {
  case .base: Base(serial: serial, tally: tally)
  case .derived: Derived(serial: serial, tally: tally)
  case .boxOfNumber: Box<Int>(serial: serial, tally: tally)
  case .boxOfText: Box<String>(serial: serial, tally: tally)
  case .byHand: DerivedByHand(serial: serial)
  }
}

/// Returns a value unchanged. With it, you can write `a = same(a)`, which sets
/// an equal value and which the compiler allows.
func same<Value>(_ value: Value) -> Value { value }

/// A value of a property, which can be made from a number and read as a number.
protocol Storable {
  static func make(_ number: Int) -> Self
  var digest: Int { get }
  mutating func grow(by number: Int)
}

extension Int: Storable {
  static func make(_ number: Int) -> Int { number }
  var digest: Int { self }
  mutating func grow(by number: Int) { self += number }
}

extension String: Storable {
  static func make(_ number: Int) -> String { String(number) }
  var digest: Int { utf8.reduce(count) { $0 &* 31 &+ Int($1) } }
  mutating func grow(by number: Int) { self += String(number) }
}

extension [Int]: Storable {
  static func make(_ number: Int) -> [Int] { [number] }
  var digest: Int { reduce(count) { $0 &* 31 &+ $1 } }
  mutating func grow(by number: Int) { append(number) }
}

extension Int?: Storable {
  static func make(_ number: Int) -> Int? { number == 0 ? nil : number }
  var digest: Int { self ?? -1 }
  mutating func grow(by number: Int) { self = (self ?? 0) + number }
}

/// A structure that cannot be compared.
struct Point: Storable {
  var x = 0

  static func make(_ number: Int) -> Point { Point(x: number) }
  var digest: Int { x }
  mutating func grow(by number: Int) { x += number }
}

/// A class whose objects can be compared only by identity.
///
/// There are only three instances, so that some sets assign an equal value.
final class Tag: Sendable {
  let digest: Int
  private init(_ digest: Int) { self.digest = digest }

  private static let all = [Tag(0), Tag(1), Tag(2)]
  static func make(_ number: Int) -> Tag { all[abs(number % 3)] }
}
