/// A symbol of the system, drawn as its name.
nonisolated public struct Image: View, Equatable {
  let name: String

  /// The symbol with a name.
  public init(systemName: String) { name = systemName }

  /// Lets the image take any size. This has no effect, because the image is
  /// drawn as text.
  public func resizable() -> Image { self }
}

extension Image: Primitive {
  public typealias Body = Never

  var word: String? { name }
  var label: String? { "Image \"\(name)\"" }

  func draw(_ content: [Block]) -> [Block] { [Block("(\(name))")] }
}
