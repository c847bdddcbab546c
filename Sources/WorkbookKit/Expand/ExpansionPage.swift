// Expansions as a page: a part for each type, and in it a part for each
// property.

import NotesKit

/// The page that `make expand` shows.
struct ExpansionPage {
  let expansions: [Expansion]

  var blocks: [Block] {
    let types = expansions.map(\.type).unique
    return types.flatMap { type in
      part(of: type, expansions.filter { $0.type == type })
    }
  }

  private func part(of type: String, _ expansions: [Expansion]) -> [Block] {
    let written = expansions.filter { !$0.code.isEmpty }
    var blocks: [Block] = []
    if !type.isEmpty { blocks.append(heading(2, type)) }
    let members = expansions.compactMap(\.member).unique
    for member in members {
      blocks += section(of: member, written.filter { $0.member == member })
    }
    blocks += section("Added to the type", written, .member)
    blocks += section("Beside the type", written, .conformance)
    blocks += section("Written by other macros", written, .other)
    let untouched = members.filter { member in
      !written.contains { $0.member == member } && !member.hasPrefix("_")
    }
    if !untouched.isEmpty {
      blocks.append(heading(3, "Left as they are"))
      blocks.append(
        .paragraph([
          .text(untouched.sorted().joined(separator: ", "))
        ]))
    }
    return blocks
  }

  /// The code that the macros wrote for a property.
  private func section(
    of member: String, _ written: [Expansion]
  ) -> [Block] {
    guard !written.isEmpty else { return [] }
    var blocks = [heading(3, member)]
    let marks = written.filter { $0.role == .memberAttribute }.map(\.code)
    if let mark = marks.first, let macro = written.first?.macro {
      blocks.append(
        .paragraph([
          .code(macro), .text(" marks it "), .code(mark),
          .text(", and that macro goes on."),
        ]))
    }
    blocks += code(
      "Its accessors:", written.filter { $0.role == .accessor })
    blocks += code(
      "Where its value is kept:", written.filter { $0.role == .peer })
    return blocks
  }

  private func section(
    _ title: String, _ written: [Expansion], _ role: Expansion.Role
  ) -> [Block] {
    let pieces = code(nil, written.filter { $0.role == role })
    return pieces.isEmpty ? [] : [heading(3, title)] + pieces
  }

  private func code(_ title: String?, _ pieces: [Expansion]) -> [Block] {
    guard !pieces.isEmpty else { return [] }
    return (title.map { [.paragraph([.text($0)])] } ?? [])
      + pieces.map { .code(info: "swift", text: $0.code) }
  }

  private func heading(_ level: Int, _ title: String) -> Block {
    .heading(level: level, [.text(title)])
  }
}

extension [String] {
  /// Each text once, where it comes first.
  fileprivate var unique: [String] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
