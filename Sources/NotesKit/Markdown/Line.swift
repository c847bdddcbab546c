// A line of the source, as the block parser looks at it. Everything here works
// on UTF-8 bytes: each mark of Markdown is ASCII.

/// A line of the source without its line end.
struct Line {
  /// What is left of the line after its containers took their marks.
  let text: Substring
  /// The number of the line in the source, counted from 1.
  let number: Int
  /// The columns of white space at the front; a tab goes to a multiple of 4.
  let indent: Int
  /// The text without the white space at its front.
  let content: Substring

  init(_ text: Substring, number: Int) {
    var column = 0
    let content = text.utf8.drop { byte in
      guard byte.isSpace else { return false }
      column = byte.nextColumn(after: column)
      return true
    }
    self.text = text
    self.number = number
    self.content = Substring(content)
    indent = column
  }

  /// Cuts a text into lines at LF or CR LF.
  static func split(_ text: String) -> [Line] {
    var text = text
    text.makeContiguousUTF8()
    return text.utf8
      .split(separator: .lineFeed, omittingEmptySubsequences: false)
      .enumerated()
      .map { offset, bytes in
        let ending = bytes.last == .carriageReturn ? 1 : 0
        return Line(Substring(bytes.dropLast(ending)), number: offset + 1)
      }
  }
}

extension Line {
  /// Whether the line has nothing but spaces and tabs.
  var isBlank: Bool { content.isEmpty }

  /// Returns the line without at most so many columns of white space.
  func dropping(columns: Int) -> Line {
    var column = 0
    let rest = text.utf8.drop { byte in
      guard byte.isSpace, column < columns else { return false }
      column = byte.nextColumn(after: column)
      return true
    }
    return Line(Substring(rest), number: number)
  }
}

extension Substring {
  /// The text without spaces and tabs at either end.
  var trimmed: Substring {
    let bytes = utf8.drop(while: \.isSpace)
    let end = bytes.lastIndex { !$0.isSpace }
    guard let end else { return "" }
    return Substring(bytes[...end])
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let tab = UInt8(ascii: "\t")
  static let backslash = UInt8(ascii: "\\")
  static let backtick = UInt8(ascii: "`")

  /// Whether the byte is a space or a tab.
  var isSpace: Bool { self == 0x20 || self == .tab }

  /// Returns the column after this space or tab.
  fileprivate func nextColumn(after column: Int) -> Int {
    self == .tab ? column / 4 * 4 + 4 : column + 1
  }

  /// Whether the byte is an ASCII digit.
  var isDigit: Bool { (0x30...0x39).contains(self) }
  /// Whether the byte is an ASCII letter.
  var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
  /// Whether the byte is ASCII punctuation, which a backslash can escape.
  var isPunctuation: Bool {
    (0x21..<0x7F).contains(self) && !isDigit && !isLetter
  }
}
