// Finds the destinations of links.

/// Where a link leads to, and where its text in the source ends.
struct Destination {
  /// The longest destination, in bytes. Without a limit, many openings with
  /// no end would each be searched up to the end of the text.
  private static let limit = 500

  /// The destination as written.
  let text: String
  /// The place after the mark that closes it.
  let end: Int

  private init(_ bytes: ArraySlice<UInt8>) {
    text = String(decoding: bytes, as: UTF8.self)
    end = bytes.endIndex + 1
  }

  /// Finds the destination up to the closing parenthesis. Parentheses inside
  /// have to be in pairs; white space is not allowed.
  init?(inParenthesesOf bytes: [UInt8], from start: Int) {
    var depth = 0
    for place in start..<min(bytes.count, start + Self.limit) {
      switch bytes[place] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")") where depth == 0:
        self.init(bytes[start..<place])
        return
      case UInt8(ascii: ")"): depth -= 1
      case ...0x20: return nil
      default: break
      }
    }
    return nil
  }

  /// Finds the address with a scheme up to `>`, as in `<https://swift.org>`.
  init?(inAnglesOf bytes: [UInt8], from start: Int) {
    guard start < bytes.count, bytes[start].isLetter else { return nil }
    var hasScheme = false
    for place in start..<min(bytes.count, start + Self.limit) {
      switch bytes[place] {
      case UInt8(ascii: ":"): hasScheme = true
      case UInt8(ascii: ">") where hasScheme:
        self.init(bytes[start..<place])
        return
      case ...0x20, UInt8(ascii: "<"), UInt8(ascii: ">"): return nil
      default: break
      }
    }
    return nil
  }
}
