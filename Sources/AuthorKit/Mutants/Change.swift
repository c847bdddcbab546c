// A change to a solution makes a mutant.

import WorkbookKit

/// A change that can be made to a file.
struct Change {
  struct Edit {
    /// A stretch of the file's UTF-8.
    let range: Range<Int>
    let text: String
  }

  /// The place and the kind of the change.
  var name: String
  let edits: [Edit]

  /// - Parameter path: The declarations around the code.
  init(_ path: [String], _ what: String, _ edits: [Edit]) {
    name = (path.isEmpty ? "" : path.joined(separator: ".") + ": ") + what
    self.edits = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The text with the change made.
  func apply(to text: String) -> String {
    var bytes = Array(text.utf8)
    for edit in edits.reversed() {
      bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Change {
  /// The lines that it changes.
  func lines(in text: String) -> ClosedRange<Int> {
    let bytes = Array(text.utf8)
    func line(_ place: Int) -> Int {
      1 + bytes[..<place].count { $0 == UInt8(ascii: "\n") }
    }
    let first = edits.map(\.range.lowerBound).min() ?? 0
    let last = edits.map(\.range.upperBound).max() ?? 0
    return line(first)...line(max(first, last))
  }
}

/// A line of code, cut to fit into a name.
func brief(_ code: String) -> String {
  code.count > 60 ? code.prefix(59) + "…" : code
}
