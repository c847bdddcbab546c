// make expand E=N.M and make expand FILE=path. Expansion asks the compiler for
// the code, and reads its answer.

import Foundation
import NotesKit

extension Call {
  /// Shows the code that macros write into an exercise, or into a file.
  func expandMacros() throws -> Int32 {
    let standings = try workspace.standings()
    let file = try workspace.fileToTry(
      argument ?? (standings.workedOn ?? standings.current).id)
    let files = workspace.filesBeside(file)
    let folder = file[..<(file.lastIndex(of: "/") ?? file.endIndex)]
    let name = files.count == 1 ? file : String(folder)
    let found = try workspace.expand(
      files, width: min(72, display.width - 4),
      ProgressLine(display: display))
    if found.expansions.isEmpty, let error = found.errors.first {
      throw Failure(error)
    }
    guard !found.expansions.isEmpty else {
      write("\(name) uses no macros\n")
      return 0
    }
    let title = [
      heading(1, "The code that the macros write"), .paragraph([.code(name)]),
    ]
    try page(
      Renderer(display).render(title + blocks(of: found.expansions)),
      display: display)
    guard let error = found.errors.first else { return 0 }
    notice("it doesn't compile: \(error)")
    return 1
  }
}

/// Expansions as a page: a part for each type, and in it a part for each
/// property.
func blocks(of expansions: [Expansion]) -> [Block] {
  return unique(expansions.map(\.type)).flatMap { type -> [Block] in
    let ofType = expansions.filter { $0.type == type }
    let written = ofType.filter { !$0.code.isEmpty }
    var blocks = type.isEmpty ? [] : [heading(2, type)]
    func add(_ title: Block, _ role: Expansion.Role, of member: String? = nil) {
      let pieces = written.filter {
        $0.role == role && (member == nil || $0.member == member)
      }
      guard !pieces.isEmpty else { return }
      blocks += [title] + pieces.map { .code(info: "swift", text: $0.code) }
    }
    var untouched: [String] = []
    for member in unique(ofType.compactMap(\.member)) {
      guard let first = written.first(where: { $0.member == member }) else {
        if !member.hasPrefix("_") { untouched.append(member) }
        continue
      }
      blocks.append(heading(3, member))
      if first.role == .memberAttribute {
        blocks.append(
          .paragraph([
            .code(first.macro), .text(" marks it "), .code(first.code),
            .text(", and that macro goes on."),
          ]))
      }
      add(.paragraph([.text("Its accessors:")]), .accessor, of: member)
      add(.paragraph([.text("Where its value is stored:")]), .peer, of: member)
    }
    add(heading(3, "Added to the type"), .member)
    add(heading(3, "Beside the type"), .conformance)
    add(heading(3, "Written by other macros"), .other)
    if !untouched.isEmpty {
      blocks += [
        heading(3, "Unchanged"),
        .paragraph([.text(untouched.sorted().joined(separator: ", "))]),
      ]
    }
    return blocks
  }
}

private func heading(_ level: Int, _ title: String) -> Block {
  .heading(level: level, [.text(title)])
}
