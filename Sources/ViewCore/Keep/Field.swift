// The stored properties of a type, with their names, types and offsets.
// `Mirror` shows the properties but can't set them, and `MemoryLayout` needs a
// key path for each of them, so this file calls the runtime functions that
// `Mirror` itself is built on. The standard library exports these functions on
// every platform. No other file depends on them, and FieldTests compares their
// results with `MemoryLayout`.

/// A stored property of a type.
struct Field {
  let name: String
  let type: Any.Type
  /// The offset from the beginning of the value, in bytes.
  let offset: Int
  /// Whether the property holds a plain value that can be loaded, which is not
  /// so if it is weak or unowned.
  let isStrong: Bool

  /// The stored properties of a type in order, including inherited ones.
  static func all(of type: Any.Type) -> [Field] {
    (0..<recursiveCount(type)).map { index in
      var metadata = Metadata()
      let fieldType = recursiveChildMetadata(
        type, index: index, fieldMetadata: &metadata)
      defer { metadata.free?(metadata.name) }
      return Field(
        name: metadata.name.map { String(cString: $0) } ?? "",
        type: fieldType, offset: recursiveChildOffset(type, index: index),
        isStrong: metadata.isStrong)
    }
  }
}

/// The name of a value's case; nil if its type is not an enumeration.
func caseName<Value>(of value: Value) -> String? {
  enumCaseName(value).map { String(cString: $0) }
}

/// The runtime's record of a stored property, laid out as the runtime has it.
private struct Metadata {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVar = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func recursiveCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func recursiveChildMetadata(
  _ type: Any.Type, index: Int, fieldMetadata: UnsafeMutablePointer<Metadata>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func recursiveChildOffset(_ type: Any.Type, index: Int) -> Int

@_silgen_name("swift_EnumCaseName")
private func enumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
