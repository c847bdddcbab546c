/// A piece of text.
nonisolated public struct Text: View, Equatable {
  let string: String

  /// A text with this content.
  public init(_ content: some StringProtocol) { string = String(content) }
  /// A text with this content, which is never localised.
  public init(verbatim content: String) { string = content }
}

extension Text: Primitive {
  public typealias Body = Never

  var word: String? { string }
  var label: String? { "Text \"\(string)\"" }

  func draw(_ content: [Block]) -> [Block] { [Block(string)] }
}
