// The stored properties of a type: names, types and offsets. `Mirror` shows
// them but cannot set them, and `MemoryLayout` wants a key path for each; so
// this asks the functions of the runtime that `Mirror` itself is made of. They
// are exported by the standard library on every platform. Nothing else in this
// module depends on them; FieldsTests compares them with `MemoryLayout`.

/// A stored property of a type.
struct Field {
  let name: String
  let type: Any.Type
  /// In bytes, from the beginning of the value.
  let offset: Int
  /// False, if it is weak or unowned: then there is no plain value to load.
  let isStrong: Bool

  /// The stored properties of a structure, or of a class and those it inherits
  /// from, in order.
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

/// The name of the case that a value is; nil, if its type is no enumeration.
func caseName<Value>(of value: Value) -> String? {
  enumCaseName(value).map { String(cString: $0) }
}

/// What the runtime tells about a stored property, as it lays it out.
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
