// Cuts named slices out of Swift source: the markers of Swift's own snippets.
//
//     // snippet.NAME    begins a slice
//     // snippet.end     ends it
//     // snippet.hide    leaves out what follows, up to snippet.show
//
// What the macros write for a slice is shown by declaration.

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

  for (index, line) in source.lines.enumerated() {
    let marker = line.trimmingPrefix(while: \.isWhitespace)
    guard let match = marker.wholeMatch(of: /\/\/ snippet\.([\w-]+)/) else {
      if !isHidden { open?.lines.append(line) }
      continue
    }
    let place = "\(file):\(index + 1)"
    switch (match.1, open) {
    case ("hide", .some), ("show", .some): isHidden = match.1 == "hide"
    case ("end", let slice?):
      found.append(
        Slice(
          name: slice.name, file: file, line: slice.line,
          code: unindented(slice.lines)))
      (open, isHidden) = (nil, false)
    case ("end", nil), ("hide", nil), ("show", nil):
      throw Failure("\(place): snippet.\(match.1) outside of a slice")
    case (let name, let slice?):
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

// MARK: - Written by macros

extension Expansion {
  /// The declarations in its code, in order, each by its name.
  ///
  /// Accessors are there twice: together, as `owner`, and each by itself, as
  /// `owner.get`. The attribute of a variable is `owner.attribute`.
  ///
  /// The code must be in the house format, in which all lines of a declaration
  /// are indented except the first and the closing brackets.
  var declarations: [(name: String, code: String)] {
    if role == .memberAttribute, let member, !code.isEmpty {
      return [("\(member).attribute", code)]
    }
    let word = /\b(?:func|var|let|extension)\s+([\w$]+)/
    let whole = parts(of: code) { $0.firstMatch(of: word)?.1 }
    guard role == .accessor, let member else { return whole }
    let body = code.split(separator: "\n").dropFirst().dropLast()
      .map { $0.dropFirst(2) }.joined(separator: "\n")
    return whole
      + parts(of: body) { $0.prefixMatch(of: /(\w+)\b/)?.1 }
      .map { ("\(member).\($0.name)", $0.code) }
  }
}

/// Divides code at the lines that are not indented. Lines before the one with
/// the name, such as attributes, belong to that declaration.
private func parts(
  of code: String, name: (Substring) -> Substring?
) -> [(name: String, code: String)] {
  var parts: [(name: String, lines: [Substring])] = []
  var leading: [Substring] = []
  for line in code.lines {
    let isWithin = line.isEmpty || " )}>".contains(line.first!)
    if isWithin, leading.isEmpty, !parts.isEmpty {
      parts[parts.count - 1].lines.append(line)
    } else if let name = name(line) {
      parts.append((String(name), leading + [line]))
      leading = []
    } else {
      leading.append(line)
    }
  }
  return parts.map { part in
    let end = part.lines.lastIndex { !$0.isEmpty } ?? -1
    return (part.name, part.lines[...end].joined(separator: "\n"))
  }
}
