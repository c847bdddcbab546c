// The words that the notes define: each once, and bold where it is explained.

import NotesKit
import WorkbookKit

extension Workspace {
  /// Words that two chapters define.
  func glossaryFindings() -> [Finding] {
    let byWord = Dictionary(grouping: glossary()) {
      $0.definition.word.lowercased()
    }
    return byWord.values.filter { $0.count > 1 }.map { entries in
      let last = entries.max { $0.chapter.number < $1.chapter.number }!
      let first = entries.min { $0.chapter.number < $1.chapter.number }!
      return Finding(
        last.chapter.notes, last.definition.line,
        "chapter \(first.chapter.number) already defines "
          + "'\(last.definition.word)'")
    }.sorted { $0.description < $1.description }
  }
}

/// Words of a page that are bold in the text but missing from its list of
/// words, or listed but nowhere bold.
func wordFindings(in text: String, file: String) -> [Finding] {
  let defined = definitions(in: text)
  let blocks = Document(parsing: text).blocks.filter {
    $0.line < defined.first?.line ?? .max
  }
  var bold: [String: Int] = [:]
  for located in blocks {
    guard case .paragraph(let inlines) = located.block else { continue }
    for case .strong(let inner) in inlines {
      guard case .text(let word)? = inner.first, inner.count == 1,
        !".:?!".contains(word.last ?? ".")
      else { continue }
      bold[word.lowercased()] = located.line
    }
  }
  let words = Set(defined.map { $0.word.lowercased() })
  let unlisted = bold.filter { !words.contains($0.key) }.map {
    Finding(file, $0.value, "'\($0.key)' is bold, but not defined under Words")
  }
  let unseen = defined.filter { bold[$0.word.lowercased()] == nil }.map {
    Finding(file, $0.line, "'\($0.word)' is not bold where it is explained")
  }
  return (unlisted + unseen).sorted { $0.description < $1.description }
}
