// make expand E=N.M and make expand FILE=path.

import Foundation
import NotesKit

extension Call {
  /// Shows what the macros of a file have written.
  func expandMacros() throws -> Int32 {
    let files = try filesToExpand()
    let found = try Expander(
      workspace: workspace, progress: ProgressLine(display: display)
    ).expand(files, width: min(72, display.width - 4))
    if found.expansions.isEmpty, let error = found.errors.first {
      throw Failure(error)
    }
    let names = files.joined(separator: ", ")
    guard !found.expansions.isEmpty else {
      write("no macro is used in \(names)\n")
      return 0
    }
    var blocks: [Block] = [
      .heading(level: 1, [.text("What the macros wrote")]),
      .paragraph([.code(names)]),
    ]
    blocks += ExpansionPage(expansions: found.expansions).blocks
    try page(Renderer(display).render(blocks), display: display)
    guard let error = found.errors.first else { return 0 }
    notice("it does not compile: \(error)")
    return 1
  }

  /// The files of an exercise, or a file by its path.
  private func filesToExpand() throws -> [String] {
    let name = argument ?? ""
    guard name.hasSuffix(".swift") else {
      let folder = "Exercises/\(try exercise.path)"
      let files = workspace.swiftFiles(in: folder)
      guard !files.isEmpty else {
        throw Failure.missing(workspace.file(of: try exercise))
      }
      return files
    }
    guard
      Entry(workspace.url(anywhere: name).path(percentEncoded: false))?.kind
        == .file
    else {
      throw Failure.noFile(name)
    }
    return [name]
  }
}
