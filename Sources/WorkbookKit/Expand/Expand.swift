// make expand E=N.M and make expand FILE=path. Expander asks the compiler for
// the code, and ExpansionDump reads its answer.

import Foundation
import NotesKit

extension Call {
  /// Shows the code that macros write into an exercise, or into a file.
  func expandMacros() throws -> Int32 {
    let (name, files) = try filesToExpand()
    let found = try Expander(
      workspace: workspace, progress: ProgressLine(display: display)
    ).expand(files, width: min(72, display.width - 4))
    if found.expansions.isEmpty, let error = found.errors.first {
      throw Failure(error)
    }
    guard !found.expansions.isEmpty else {
      write("no macro is used in \(name)\n")
      return 0
    }
    let title: [Block] = [
      .heading(level: 1, [.text("What the macros wrote")]),
      .paragraph([.code(name)]),
    ]
    try page(
      Renderer(display).render(title + blocks(of: found.expansions)),
      display: display)
    guard let error = found.errors.first else { return 0 }
    notice("it does not compile: \(error)")
    return 1
  }

  /// The files to compile, and how they are called: the file, if it is one, else
  /// the folder of its exercise.
  private func filesToExpand() throws -> (name: String, files: [String]) {
    guard typed.hasSuffix(".swift") else {
      let exercise = try exercise
      let files = workspace.swiftFiles(in: exercise.learnersFolder)
      guard !files.isEmpty else {
        throw Failure.missing(workspace.file(of: exercise))
      }
      return (files.count == 1 ? files[0] : exercise.learnersFolder, files)
    }
    guard workspace.facts(typed)?.kind == .file else {
      throw Failure(
        "there is no file \(typed); FILE is a path from this folder")
    }
    return (typed, workspace.filesBeside(typed))
  }
}

/// Expansions as a page: a part for each type, and in it a part for each
/// property.
func blocks(of expansions: [Expansion]) -> [Block] {
  func unique(_ texts: [String]) -> [String] {
    texts.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
  return unique(expansions.map(\.type)).flatMap { type -> [Block] in
    let ofType = expansions.filter { $0.type == type }
    let members = unique(ofType.compactMap(\.member))
    func code(_ title: Block, _ role: Expansion.Role, of member: String? = nil)
      -> [Block]
    {
      let pieces = ofType.filter {
        $0.role == role && !$0.code.isEmpty
          && (member == nil || $0.member == member)
      }
      return pieces.isEmpty
        ? [] : [title] + pieces.map { .code(info: "swift", text: $0.code) }
    }
    var blocks = type.isEmpty ? [] : [heading(2, type)]
    var untouched: [String] = []
    for member in members {
      guard
        let first = ofType.first(where: {
          $0.member == member && !$0.code.isEmpty
        })
      else {
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
      blocks += code(
        .paragraph([.text("Its accessors:")]), .accessor, of: member)
      blocks += code(
        .paragraph([.text("Where its value is kept:")]), .peer, of: member)
    }
    blocks += code(heading(3, "Added to the type"), .member)
    blocks += code(heading(3, "Beside the type"), .conformance)
    blocks += code(heading(3, "Written by other macros"), .other)
    if !untouched.isEmpty {
      blocks += [
        heading(3, "Left as they are"),
        .paragraph([.text(untouched.sorted().joined(separator: ", "))]),
      ]
    }
    return blocks
  }
}

private func heading(_ level: Int, _ title: String) -> Block {
  .heading(level: level, [.text(title)])
}
