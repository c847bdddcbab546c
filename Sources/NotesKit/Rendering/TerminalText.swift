// Text from a file, made safe to print in a terminal.

extension String {
  /// The text without control characters, which a terminal would obey.
  ///
  /// A tab becomes four spaces, and newlines are kept.
  public var withoutControls: String {
    let isPlain = utf8.allSatisfy { (0x20..<0x7F).contains($0) }
    guard !isPlain else { return self }
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar == "\t" {
        text += "    ".unicodeScalars
      } else if scalar == "\n"
        || scalar.properties.generalCategory != .control
      {
        text.append(scalar)
      }
    }
    return String(text)
  }

  /// The text as a code span, between more backticks than it has in a row.
  var inBackticks: String {
    guard contains("`") else { return "`\(self)`" }
    let longest = split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence) \(self) \(fence)"
  }

  /// Whether the text begins with the scheme of an absolute address: `https:`.
  var hasScheme: Bool { prefixMatch(of: /[A-Za-z][A-Za-z0-9+-]+:/) != nil }

  /// The text with each byte that isn't visible ASCII as `%` and two digits.
  var percentEncoded: String {
    utf8.map { byte in
      guard !(0x21..<0x7F).contains(byte) else {
        return String(UnicodeScalar(byte))
      }
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count == 1 ? "%0\(digits)" : "%\(digits)"
    }
    .joined()
  }
}
