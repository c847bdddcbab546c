// The declarations that a macro has written, so that notes can show the one
// that they speak of.

import WorkbookKit

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
  for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
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
