// How two texts differ. Solutions, resets, stubs and the notes show it as lines;
// checks of the tree ask only for the places.

import NotesKit
import Results

/// Finds where a list differs from another, from the front to the back.
///
/// - Returns: For each place the range that is removed and the range that is
///   inserted. One of the two may be empty; it then marks where the other
///   belongs.
/// - Complexity: O(*n* + *d*²), where *d* is the number of differences.
package func changedPlaces<Element: Equatable>(
  from old: [Element], to new: [Element]
) -> [(old: Range<Int>, new: Range<Int>)] {
  let difference = new.difference(from: old)
  func offsets(_ change: CollectionDifference<Element>.Change) -> Int {
    switch change {
    case .remove(let offset, _, _), .insert(let offset, _, _): offset
    }
  }
  let removed = Set(difference.removals.map(offsets))
  let inserted = Set(difference.insertions.map(offsets))
  var places: [(old: Range<Int>, new: Range<Int>)] = []
  var (i, j) = (0, 0)
  while i < old.count || j < new.count {
    let start = (i, j)
    while removed.contains(i) { i += 1 }
    while inserted.contains(j) { j += 1 }
    if (i, j) != start { places.append((start.0..<i, start.1..<j)) }
    // Both have the next line.
    (i, j) = (i + 1, j + 1)
  }
  return places
}

/// The lines of two texts, merged into one list.
package struct LineDiff {
  /// Each line, with its number in the old text; a new one has the number of
  /// the old line before it.
  package private(set) var lines: [(line: DiffLine, number: Int)] = []

  /// Compares two texts. If they have more lines than any exercise, which would
  /// take long, all old lines are removed and all new ones inserted.
  package init(from old: [NumberedLine], to new: [NumberedLine]) {
    let places =
      old.count + new.count > 2_000
      ? [(old: old.indices, new: new.indices)]
      : changedPlaces(from: old.map(\.text), to: new.map(\.text))
    var same = 0
    for place in places + [(old.count..<old.count, 0..<0)] {
      lines += old[same..<place.old.lowerBound].map {
        (DiffLine(.same, $0.text), $0.number)
      }
      lines += old[place.old].map { (DiffLine(.old, $0.text), $0.number) }
      same = place.old.upperBound
      let before = same > 0 ? old[same - 1].number : 0
      lines += new[place.new].map { (DiffLine(.new, $0.text), before) }
    }
  }

  package var isEmpty: Bool { lines.allSatisfy { $0.line.origin == .same } }

  /// Shows the places where the texts differ, with two lines around each.
  ///
  /// With `--plain` a word says where each line comes from. The lines before
  /// the first difference are read before it, so its place is told as `around`.
  package func text(
    old: String, new: String, both: String, display: Display
  ) -> String {
    let blank = DiffLine(.same, "")
    var hunks = RangeSet<Int>()
    for index in lines.indices where lines[index].line.origin != .same {
      hunks.insert(contentsOf: max(0, index - 2)..<min(lines.count, index + 3))
    }
    return hunks.ranges.map { hunk in
      let shown = lines[hunk].drop { $0.line == blank }
      let end = shown.lastIndex { $0.line != blank }!
      let first = shown.first { $0.line.origin != .same }!
      let isAround = display.plain && shown.first?.line.origin == .same
      let place =
        "  \(isAround ? "around " : "")line \(max(1, first.number))\n"
      return styled(place, .dim, display: display)
        + shown[...end].map {
          $0.line.shown(old: old, new: new, both: both, display: display) + "\n"
        }.joined()
    }
    .joined(separator: "\n")
  }
}
