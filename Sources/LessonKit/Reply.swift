// What a person types at a prompt, and what it means there.

/// The meaning of a line that was typed.
enum Reply: Equatable {
  case on, back, leave
  /// An answer to a question, from 1.
  case choice(Int)
  /// A section, from 0.
  case section(Int)
  case list, keys, code
  /// A line with no meaning; the text says what there is.
  case unknown(String)
}

/// A reader of replies.
struct ReplyReader {
  /// The titles of the sections.
  let titles: [String]
  /// The number of answers that a question has; 0 if none is asked.
  var answers = 0

  func reply(to line: String) -> Reply {
    let words = line.lowercased().split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    switch words {
    case "": return .on
    case "b": return .back
    case "q": return .leave
    case "l": return .list
    case "c": return .code
    case "?": return .keys
    case "g": return .unknown("g needs a section: g 5, or g and a word: ")
    default: break
    }
    if words.hasPrefix("g ") { return section(words.dropFirst(2)) }
    if words.hasPrefix("g"), Int(words.dropFirst()) != nil {
      return section(words.dropFirst())
    }
    guard answers > 0 else { return section(words[...]) }
    if let choice = Int(words), 1...answers ~= choice { return .choice(choice) }
    return .unknown("A number from 1 to \(answers), Enter twice, b, q or ?: ")
  }

  /// The section with a number, or the first with a text in its title.
  private func section(_ text: Substring) -> Reply {
    if let number = Int(text) {
      return titles.indices.contains(number - 1)
        ? .section(number - 1)
        : .unknown("There are sections 1 to \(titles.count); l lists them: ")
    }
    let found = titles.firstIndex { $0.lowercased().contains(text) }
    let shown = text.count > 16 ? "\(text.prefix(15))…" : "\(text)"
    return found.map(Reply.section)
      ?? .unknown("No title has “\(shown)”; l lists them, ? the keys: ")
  }
}
