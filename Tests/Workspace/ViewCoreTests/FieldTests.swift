import Testing

@testable import ViewCore

private struct Inner {
  var byte: UInt8 = 1
  var word = 2
}

private struct Sample {
  var first: UInt8 = 0
  var name = "x"
  let action: () -> Void = {}
  var pair: (Int, Bool) = (1, true)
  var inner = Inner()
  var maybe: Int? = nil
  weak var weakly: Base?
}

private class Base { var _a = 1 }
private final class Derived: Base { var _b = "b" }

/// If one of these fails, the functions of the runtime that `Field` asks have
/// changed, and nothing in ViewCore can be trusted.
@Suite struct FieldTests {
  @Test func `a structure's fields have their names, types and offsets`() {
    let fields = Field.all(of: Sample.self)
    #expect(
      fields.map(\.name) == [
        "first", "name", "action", "pair", "inner", "maybe", "weakly",
      ])
    #expect(
      fields.map { ObjectIdentifier($0.type) } == [
        ObjectIdentifier(UInt8.self), ObjectIdentifier(String.self),
        ObjectIdentifier((() -> Void).self),
        ObjectIdentifier((Int, Bool).self), ObjectIdentifier(Inner.self),
        ObjectIdentifier(Int?.self), ObjectIdentifier(Base?.self),
      ])
    #expect(
      fields.dropLast().map(\.offset) == [
        MemoryLayout<Sample>.offset(of: \.first),
        MemoryLayout<Sample>.offset(of: \.name),
        24,  // a closure has no offset to ask for
        MemoryLayout<Sample>.offset(of: \.pair),
        MemoryLayout<Sample>.offset(of: \.inner),
        MemoryLayout<Sample>.offset(of: \.maybe),
      ])
    #expect(
      fields.map(\.isStrong) == [true, true, true, true, true, true, false])
  }

  @Test func `a class has the fields of those it inherits from, first`() {
    #expect(Field.all(of: Derived.self).map(\.name) == ["_a", "_b"])
  }

  @Test func `a value is set in place`() {
    var sample = Sample()
    let name = Field.all(of: Sample.self)[1]
    withUnsafeMutablePointer(to: &sample) {
      (UnsafeMutableRawPointer($0) + name.offset)
        .assumingMemoryBound(to: String.self).pointee = "changed"
    }
    #expect(sample.name == "changed")
  }
}
