// A line of a page, and what it begins with.

import Foundation

/// A line without its line end and without the indent of the item around it.
struct Line {
  let text: Substring
  /// Its number in the source, counted from 1.
  let number: Int

  /// Cuts a text into lines.
  static func split(_ text: String) -> [Line] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated().map { Line(text: $1, number: $0 + 1) }
  }

  /// The number of spaces at the front.
  var indent: Int { text.prefix { $0 == " " }.count }

  var isBlank: Bool { text.allSatisfy { $0 == " " } }

  /// Returns the line without its first characters.
  func dropping(_ count: Int) -> Line {
    Line(text: text.dropFirst(count), number: number)
  }
}

/// What the beginning of a line makes of it.
enum Mark: Equatable {
  case blank, prose
  case heading(level: Int)
  case fence(info: String)
  case comment(String)
  /// The number of an item, or nil for a bullet, and the columns that it takes.
  case item(number: Int?, width: Int)
  case row
  /// Four spaces or more.
  case indent
  /// The label of a footnote, and the columns that it takes.
  case footnote(label: String, width: Int)
  case refused(Refusal.Reason)
}

extension Line {
  var mark: Mark {
    guard let first = text.first, !isBlank else { return .blank }
    if text.last == " " { return .refused(.lineEnd) }
    switch first {
    case " ": return indent < 4 ? .refused(.indent) : .indent
    case "#": return heading
    case "`" where text.hasPrefix("```"): return fence
    case "<" where text.hasPrefix("<!--"): return comment
    case "[" where text.hasPrefix("[^"): return footnote ?? .prose
    case "|": return text.last == "|" ? .row : .refused(.row)
    case ">": return .refused(.quote)
    case "-", "=", "*", "+", "_": return bullet
    default: return numbered ?? .prose
    }
  }

  private var heading: Mark {
    let marks = text.prefix { $0 == "#" }
    let words = text.dropFirst(marks.count)
    return marks.count <= 3 && words.first == " " && words.last != "#"
      ? .heading(level: marks.count) : .refused(.heading)
  }

  private var fence: Mark {
    let info = text.dropFirst(3)
    return info.contains("`")
      ? .refused(.fence) : .fence(info: String(info))
  }

  private var comment: Mark {
    let inside = text.dropFirst(4)
    guard inside.hasSuffix("-->") else { return .refused(.comment) }
    return .comment(inside.dropLast(3).trimmingCharacters(in: .whitespaces))
  }

  private var footnote: Mark? {
    let label = text.dropFirst(2).prefix { !"[] ".contains($0) }
    guard !label.isEmpty, text[label.endIndex...].hasPrefix("]: ") else {
      return nil
    }
    return .footnote(label: String(label), width: label.count + 5)
  }

  private var bullet: Mark {
    if text.hasPrefix("- ") { return .item(number: nil, width: 2) }
    if text.hasPrefix("* ") || text.hasPrefix("+ ") { return .refused(.bullet) }
    let isRule = text.allSatisfy { "-=*_ ".contains($0) }
    return isRule ? .refused(.rule) : .prose
  }

  private var numbered: Mark? {
    let digits = text.prefix { ("0"..."9").contains($0) }
    let after = text[digits.endIndex...]
    guard let number = Int(digits) else { return nil }
    if after.hasPrefix(") ") { return .refused(.bullet) }
    return after.hasPrefix(". ")
      ? .item(number: number, width: digits.count + 2) : nil
  }
}
