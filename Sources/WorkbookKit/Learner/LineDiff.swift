// How two texts differ, line by line.

import NotesKit

/// A line and its number in the file that it comes from.
package struct NumberedLine: Equatable {
  package let number: Int
  package let text: String
}

extension NumberedLine {
  /// The lines of a text, with tabs as they are and no line after the last.
  package static func lines(of text: String) -> [NumberedLine] {
    var lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    if lines.last == "" { lines.removeLast() }
    return lines.enumerated().map {
      NumberedLine(number: $0.offset + 1, text: String($0.element))
    }
  }
}

/// The lines of two texts, side by side.
package struct LineDiff {
  package struct Line: Equatable {
    package let line: DiffLine
    /// Its line in the old text; for a new one, that of the line before it.
    let number: Int

    /// Whether it only separates two other lines.
    fileprivate var isBlank: Bool { line == DiffLine(.same, "") }
  }

  package private(set) var lines: [Line] = []

  /// The most lines that are compared. No exercise has as many.
  static let limit = 2_000

  /// Whether they are short enough to have been compared.
  let isCompared: Bool

  /// Compares two texts. If one has more than `limit` lines, all lines of the
  /// old text are removed and all lines of the new one inserted.
  ///
  /// - Complexity: O(*n* + *d*²) in time and memory, where *d* is the number
  ///   of differences.
  package init(from old: [NumberedLine], to new: [NumberedLine]) {
    isCompared = old.count + new.count <= Self.limit
    guard isCompared else {
      for line in old { add(.old, line.text, line.number) }
      for line in new { add(.new, line.text, old.last?.number ?? 0) }
      return
    }
    let change = new.map(\.text).difference(from: old.map(\.text))
    let removed = Set(change.removals.map(\.offset))
    let inserted = Set(change.insertions.map(\.offset))
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if removed.contains(i) {
        add(.old, old[i].text, old[i].number)
        i += 1
      } else if inserted.contains(j) {
        add(.new, new[j].text, i > 0 ? old[i - 1].number : 0)
        j += 1
      } else {
        add(.same, old[i].text, old[i].number)
        (i, j) = (i + 1, j + 1)
      }
    }
  }

  private mutating func add(
    _ origin: DiffLine.Origin, _ text: String, _ number: Int
  ) {
    lines.append(Line(line: DiffLine(origin, text), number: number))
  }

  package var isEmpty: Bool { lines.allSatisfy { $0.line.origin == .same } }

  /// The places where the texts differ, with some lines around each.
  func hunks(context: Int = 2) -> [ArraySlice<Line>] {
    var hunks: [Range<Int>] = []
    for index in lines.indices where lines[index].line.origin != .same {
      let place =
        max(0, index - context)..<min(lines.count, index + context + 1)
      if let last = hunks.last, place.lowerBound <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<place.upperBound
      } else {
        hunks.append(place)
      }
    }
    return hunks.map { range in
      let hunk = lines[range].drop { $0.isBlank }
      return hunk.prefix(upTo: hunk.lastIndex { !$0.isBlank }! + 1)
    }
  }
}

extension LineDiff {
  /// Shows the places where the texts differ.
  ///
  /// With `--plain` a word says where each line comes from. The lines before the
  /// first difference are read before it, so its place is told as `around`.
  ///
  /// - Parameters:
  ///   - old: What a line of the old text is called with `--plain`.
  ///   - new: What a line of the new text is called with `--plain`.
  ///   - both: What a line of both is called with `--plain`.
  package func text(
    old: String, new: String, both: String, display: Display
  ) -> String {
    hunks().map { hunk in
      let first = hunk.first { $0.line.origin != .same }
      let isAround = display.plain && hunk.first?.line.origin == .same
      let place =
        "  \(isAround ? "around " : "")line \(max(1, first?.number ?? 1))\n"
      let lines = hunk.map {
        $0.line.shown(old: old, new: new, both: both, display: display) + "\n"
      }
      return styled(place, .dim, display: display) + lines.joined()
    }
    .joined(separator: "\n")
  }
}

extension CollectionDifference.Change {
  var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
