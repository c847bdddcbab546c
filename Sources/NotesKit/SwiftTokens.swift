// Swift code, cut into the few kinds of token that get a colour. This is no
// compiler: it does not know what names mean, and goes by their first letter.

/// A stretch of Swift code with its role; nil for code without one.
public struct SwiftToken: Equatable {
  public let text: String
  public let role: Role?
}

/// A cutter of Swift code into tokens.
public struct SwiftTokens {
  private let bytes: [UInt8]
  private var index = 0
  private var tokens: [SwiftToken] = []

  /// Returns the tokens. Joined, they are the code again.
  public static func of(_ code: String) -> [SwiftToken] {
    var tokens = SwiftTokens(bytes: Array(code.utf8))
    while tokens.index < tokens.bytes.count { tokens.next() }
    return tokens.tokens
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func next() {
    let start = index
    if has("//") {
      skip { $0 != .lineFeed }
      end(start, .comment)
    } else if has("/*") {
      skipComment()
      end(start, .comment)
    } else if skipString() {
      end(start, .string)
    } else if bytes[index].isDigit {
      skip { $0.isWord || $0 == UInt8(ascii: ".") }
      // A dot is part of a number only between digits: not in `0..<3`, `1.max`.
      trimLastPoint(from: start)
      end(start, .number)
    } else if bytes[index].isWord {
      skip(while: \.isWord)
      end(start, role(from: start))
    } else if bytes[index] == UInt8(ascii: "@"), byte(1)?.isWord == true {
      index += 1
      skip(while: \.isWord)
      end(start, .attribute)
    } else if bytes[index] == UInt8(ascii: "#"), byte(1)?.isWord == true {
      index += 1
      skip(while: \.isWord)
      end(start, .keyword)
    } else if bytes[index] == .backtick {
      index += 1
      skip { $0 != .backtick && $0 != .lineFeed }
      index = min(index + 1, bytes.count)
      end(start, nil)
    } else {
      index += 1
      skip { !$0.beginsToken }
      end(start, nil)
    }
  }

  private mutating func end(_ start: Int, _ role: Role?) {
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    tokens.append(SwiftToken(text: text, role: role))
  }

  /// Returns the byte a number of places ahead.
  private func byte(_ offset: Int) -> UInt8? {
    let place = index + offset
    return bytes.indices.contains(place) ? bytes[place] : nil
  }

  private func has(_ mark: StaticString) -> Bool {
    mark.withUTF8Buffer { bytes[index...].starts(with: $0) }
  }

  private mutating func skip(while isPart: (UInt8) -> Bool) {
    while index < bytes.count, isPart(bytes[index]) { index += 1 }
  }
}

// MARK: - Kinds of token

extension SwiftTokens {
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if has("/*") {
        depth += 1
        index += 2
      } else if has("*/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < bytes.count
  }

  /// Skips a string literal, raw or not, on one line or more.
  private mutating func skipString() -> Bool {
    let hashes = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
    guard byte(hashes) == .quote else { return false }
    index += hashes
    let isMultiline = has("\"\"\"")
    let quotes = isMultiline ? 3 : 1
    index += quotes
    while index < bytes.count, isMultiline || bytes[index] != .lineFeed {
      if runs(.quote, quotes, from: 0), runs(.hash, hashes, from: quotes) {
        index += quotes + hashes
        return true
      }
      let isEscape =
        bytes[index] == .backslash && runs(.hash, hashes, from: 1)
      index += 1
      guard isEscape else { continue }
      index = min(index + hashes, bytes.count)
      if byte(0) == UInt8(ascii: "(") {
        skipInterpolation()
      } else if index < bytes.count, bytes[index] != .lineFeed {
        index += 1
      }
    }
    return true
  }

  /// Skips to the parenthesis that closes the one here.
  ///
  /// A quote inside belongs to a string of its own.
  private mutating func skipInterpolation() {
    var depth = 0
    var isQuoted = false
    while let byte = byte(0), byte != .lineFeed {
      index += 1
      if byte == .quote { isQuoted.toggle() }
      guard !isQuoted else { continue }
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return }
    }
  }

  private func runs(_ mark: UInt8, _ count: Int, from offset: Int) -> Bool {
    (offset..<offset + count).allSatisfy { byte($0) == mark }
  }

  private mutating func trimLastPoint(from start: Int) {
    let point = UInt8(ascii: ".")
    for place in start..<index where bytes[place] == point {
      let isDecimal = place + 1 < index && bytes[place + 1].isDigit
      if !isDecimal {
        index = place
        return
      }
    }
  }

  private func role(from start: Int) -> Role? {
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    let before = start > 0 ? bytes[start - 1] : nil
    let isMember = before == UInt8(ascii: ".")
    // As in `f(for: x)` and `func f(for x: Int)`; a loop has no parenthesis.
    // A few end a case instead: `default:`, `case nil:`.
    let isLabel =
      byte(0) == UInt8(ascii: ":")
      && !["default", "nil", "true", "false"].contains(word)
      || before == UInt8(ascii: "(") && word == "for"
    if swiftKeywords.contains(word), word == "self" || !isMember && !isLabel {
      return .keyword
    }
    return bytes[start].isUppercase ? .type : nil
  }
}

extension UInt8 {
  fileprivate static let lineFeed = UInt8(ascii: "\n")
  fileprivate static let backslash = UInt8(ascii: "\\")
  fileprivate static let backtick = UInt8(ascii: "`")
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let hash = UInt8(ascii: "#")

  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
  fileprivate var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
  fileprivate var isUppercase: Bool { (0x41...0x5A).contains(self) }

  /// Whether the byte is part of a name, as all beyond ASCII are.
  fileprivate var isWord: Bool {
    isLetter || isDigit || self == UInt8(ascii: "_") || self >= 0x80
  }

  fileprivate var beginsToken: Bool {
    isWord || "\"#/@`".utf8.contains(self)
  }
}

// The keywords of Swift, including contextual ones.

/// The words that get the look of a keyword.
///
/// They don't if a dot or a colon beside them shows that they are names.
let swiftKeywords: Set<String> = Set(
  """
  actor any as associatedtype async await borrowing break case catch class \
  consume consuming continue convenience default defer deinit didSet do \
  dynamic else enum extension fallthrough false fileprivate final for func \
  get guard if import in indirect infix init inout internal is isolated \
  lazy let macro mutating nil nonisolated nonmutating open operator \
  override package postfix precedencegroup prefix private protocol public \
  repeat required rethrows return self Self sending set some static struct \
  subscript super switch throw throws true try typealias unowned var weak \
  where while willSet
  """
  .split(separator: " ").map(String.init)
)
