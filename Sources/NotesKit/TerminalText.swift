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

// The escapes that a display with colour gets, taken out again.

extension String {
  /// The text without the escapes of looks and links, as it is seen.
  public var withoutEscapes: String {
    contains("\u{1B}")
      ? replacing(/\x1B(?:\[[0-9;]*m|\][^\x1B]*\x1B\\)/, with: "") : self
  }
}

// The width of a text in a terminal. A terminal draws graphemes in cells: most
// take one, East Asian characters and emoji two, and a combining mark none of
// its own.

/// Returns the number of terminal cells that the text takes.
///
/// Counted by grapheme: a wide one takes two cells, one of ambiguous width
/// takes one, a control or a lone zero-width character none. The widths are
/// those of Unicode's East Asian Width property (UAX 11).
///
/// ```swift
/// cellWidth(of: "naïve")   // 5
/// cellWidth(of: "観察")     // 4
/// cellWidth(of: "👩‍👩‍👧")      // 2
/// ```
///
/// - Complexity: O(*n*) in the length of the text.
public func cellWidth(of text: some StringProtocol) -> Int {
  text.reduce(0) { $0 + $1.cellWidth }
}

extension Character {
  /// The number of terminal cells that the grapheme takes: 0, 1 or 2.
  var cellWidth: Int {
    if let ascii = asciiValue { return (0x20..<0x7F).contains(ascii) ? 1 : 0 }
    // Variation selector 16 asks for the emoji form, as in "❤️" and "1️⃣".
    if unicodeScalars.contains("\u{FE0F}") { return 2 }
    return unicodeScalars.lazy.map(\.cellWidth).max() ?? 0
  }
}

extension Unicode.Scalar {
  fileprivate var cellWidth: Int {
    if properties.isEmojiPresentation || isWide { return 2 }
    return isZeroWidth ? 0 : 1
  }

  private var isZeroWidth: Bool {
    switch properties.generalCategory {
    case .control, .nonspacingMark, .enclosingMark: true
    default:
      properties.isDefaultIgnorableCodePoint
        || (0x1160...0x11FF).contains(value)  // Jamo that join the one before
    }
  }

  /// Whether the scalar is East Asian Wide or Fullwidth; emoji are apart.
  private var isWide: Bool {
    switch value {
    case ..<0x1100: false
    case 0x1100...0x115F, 0x2329...0x232A,  // Hangul Jamo, angle brackets
      0x2E80...0x303E, 0x3041...0x4DBF,  // radicals, kana, CJK, extension A
      0x4E00...0xA4CF, 0xA960...0xA97F,  // CJK, Yi, Jamo extended A
      0xAC00...0xD7A3, 0xF900...0xFAFF,  // Hangul, compatibility CJK
      0xFE10...0xFE19, 0xFE30...0xFE6F,  // vertical and small forms
      0xFF01...0xFF60, 0xFFE0...0xFFE6,  // fullwidth forms
      0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,  // Tangut, Khitan, old kana
      0x1F200...0x1F265, 0x20000...0x3FFFD:  // squared CJK, extensions B on
      true
    default: false
    }
  }
}
