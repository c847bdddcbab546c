// What a person types at a prompt, and what it means there.

import NotesKit

/// The meaning of a line that was typed.
enum Reply: Equatable {
  case on, back, leave
  /// An answer to a question, from 1.
  case choice(Int)
  /// A section, from 0.
  case section(Int)
  /// A section is still to be named.
  case elsewhere
  case list, keys, code
  /// A line with no meaning; the text says what has one.
  case unknown(String)
}

/// A reader of replies.
struct ReplyReader {
  /// The meaning of a number, and of a word that is no key.
  enum Bare: Equatable {
    case nothing
    /// A number is one of so many answers.
    case answers(Int)
    /// A number is a section.
    case sections
    /// A number is a section, and a word is part of a section's title.
    case sectionsAndTitles
  }

  /// The titles of the sections.
  let titles: [String]
  var bare = Bare.nothing
  /// What Enter does here, and the other keys to name after a wrong line.
  var enter = "Enter continues"
  var others = "b back, l lists, ? keys"

  /// Whether a key needs no Enter. It does where a number may have two digits, or
  /// a word is asked for.
  var takesKey: Bool {
    switch bare {
    case .nothing, .answers: true
    case .sections: titles.count < 10
    case .sectionsAndTitles: false
    }
  }

  func reply(to line: String) -> Reply {
    let words = line.lowercased().split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    switch words {
    case "": return .on
    case "b": return .back
    case "q", "quit", "exit": return .leave
    case "l": return .list
    case "c": return .code
    case "?", "help": return .keys
    case "g": return .elsewhere
    default: break
    }
    if words.hasPrefix("g ") { return section(words.dropFirst(2)) }
    if words.hasPrefix("g"), Int(words.dropFirst()) != nil {
      return section(words.dropFirst())
    }
    return reply(toBare: words)
  }

  /// The meaning of a line that is no key.
  private func reply(toBare words: String) -> Reply {
    let number = Int(words)
    switch bare {
    case .answers(let count):
      if let number, 1...count ~= number { return .choice(number) }
      return .unknown(
        "A number from 1 to \(count); c shows the code, ? all keys: ")
    case .sectionsAndTitles: return section(words[...])
    case .sections where number != nil: return section(words[...])
    case .sections, .nothing:
      if let number, titles.indices.contains(number - 1) {
        return .unknown(
          "\(number) isn't a key: g \(number) goes to section \(number), "
            + "\(enter): ")
      }
      let typed = words.shown(upTo: 4) == words ? words : "That"
      return .unknown("\(typed) isn't a key: \(enter), \(others): ")
    }
  }

  /// The section with a number, or the first with a text in its title.
  private func section(_ text: Substring) -> Reply {
    if let number = Int(text) {
      return titles.indices.contains(number - 1)
        ? .section(number - 1)
        : .unknown("There are sections 1 to \(titles.count); l lists them: ")
    }
    let found = titles.firstIndex { $0.lowercased().contains(text) }
    return found.map(Reply.section)
      ?? .unknown(
        "No title has “\(String(text).shown(upTo: 16))”; "
          + "l lists them, ? the keys: ")
  }
}

extension Console {
  /// Asks which section to go to.
  ///
  /// - Returns: Nil if a person goes nowhere; else the section, or another key.
  func askSection(of titles: [String]) -> Reply? {
    let reader = ReplyReader(titles: titles, bare: .sectionsAndTitles)
    let first = "Which section? A number, or a word of its title: "
    var prompt = first
    while let line = ask(Prompt(prompt)) {
      switch reader.reply(to: line) {
      case .on, .back: return nil
      case .elsewhere: prompt = first
      case .unknown(let what): prompt = what
      case let reply: return reply
      }
    }
    return .leave
  }
}

extension String {
  /// The text, cut to a width, and without what would move the cursor: an arrow
  /// key is typed as an escape.
  fileprivate func shown(upTo width: Int) -> String {
    let visible = String(
      String.UnicodeScalarView(
        unicodeScalars.filter { $0.properties.generalCategory != .control }))
    guard cellWidth(of: visible) > width else { return visible }
    var shown = visible
    while cellWidth(of: shown) >= width { shown.removeLast() }
    return shown + "…"
  }
}
