// Cuts named slices out of Swift source: the markers of Swift's own snippets.
//
//     // snippet.NAME    begins a slice
//     // snippet.end     ends it
//     // snippet.hide    leaves out what follows, up to snippet.show

import WorkbookKit

/// A named part of a source file, as the notes show it.
struct Slice: Equatable, Sendable {
  let name: String
  let file: String
  /// The line of its first marker, from 1.
  let line: Int
  let code: String
}

/// The slices of a file, in order.
///
/// Marker lines are left out, and the indent that all lines share is removed.
///
/// - Throws: A `Failure` with file and line, for a marker out of place.
func slices(in source: String, file: String) throws -> [Slice] {
  var found: [Slice] = []
  var open: (name: String, line: Int, lines: [Substring])?
  var isHidden = false

  let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
  for (index, line) in lines.enumerated() {
    let marker = line.trimmingPrefix(while: \.isWhitespace)
    guard let match = marker.wholeMatch(of: /\/\/ snippet\.([\w-]+)/) else {
      if !isHidden { open?.lines.append(line) }
      continue
    }
    let place = "\(file):\(index + 1)"
    switch (match.1, open) {
    case ("hide", .some), ("show", .some):
      isHidden = match.1 == "hide"
    case ("end", .some(let slice)):
      found.append(
        Slice(
          name: slice.name, file: file, line: slice.line,
          code: unindented(slice.lines)))
      open = nil
      isHidden = false
    case ("end", nil), ("hide", nil), ("show", nil):
      throw Failure("\(place): snippet.\(match.1) outside of a slice")
    case (let name, .some(let slice)):
      throw Failure(
        "\(place): snippet.\(name) begins before \(slice.name) has ended")
    case (let name, nil):
      open = (String(name), index + 1, [])
    }
  }
  if let open {
    throw Failure(
      "\(file):\(open.line): the slice \(open.name) has no snippet.end")
  }
  return found
}

private func unindented(_ lines: [Substring]) -> String {
  let indent =
    lines.filter { !$0.allSatisfy(\.isWhitespace) }
    .map { $0.prefix(while: { $0 == " " }).count }.min() ?? 0
  return lines.map { $0.dropFirst(indent) }.joined(separator: "\n")
}
