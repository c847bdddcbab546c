/// A piece of text.
nonisolated public struct Text: View, Equatable {
  let string: String

  /// A text as it is.
  public init(_ content: some StringProtocol) { string = String(content) }
  /// A text as it is, which is never translated.
  public init(verbatim content: String) { string = content }
}

extension Text: Primitive {
  public typealias Body = Never

  var word: String? { string }
  var label: String? { "Text \"\(string)\"" }

  func draw(_ content: [Block]) -> [Block] { [Block(string)] }
}
