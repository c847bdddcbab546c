// make expand E=N.M and make expand FILE=path.

import Foundation
import NotesKit

extension Call {
  /// Shows the code that macros write into a file or an exercise.
  func expandMacros() throws -> Int32 {
    let (name, files) = try filesToExpand()
    var found = try Expander(
      workspace: workspace, progress: ProgressLine(display: display)
    ).expand(files, width: min(72, display.width - 4))
    if files.count > 1, files.contains(name) {
      let types = declaredTypes(in: try workspace.text(name))
      found.expansions.removeAll { !types.contains($0.outermostType) }
    }
    if found.expansions.isEmpty, let error = found.errors.first {
      throw Failure(error)
    }
    guard !found.expansions.isEmpty else {
      write("no macro is used in \(name)\n")
      return 0
    }
    var blocks: [Block] = [
      .heading(level: 1, [.text("What the macros wrote")]),
      .paragraph([.code(name)]),
    ]
    blocks += ExpansionPage(expansions: found.expansions).blocks
    try page(Renderer(display).render(blocks), display: display)
    guard let error = found.errors.first else { return 0 }
    notice("it does not compile: \(error)")
    return 1
  }

  /// The file or folder to show, and the files to compile for it. A file of an
  /// exercise is compiled with the files beside it.
  private func filesToExpand() throws -> (name: String, files: [String]) {
    let name = typed
    guard name.hasSuffix(".swift") else {
      let folder = try exercise.learnersFolder
      let files = workspace.swiftFiles(in: folder)
      guard !files.isEmpty else {
        throw Failure.missing(workspace.file(of: try exercise))
      }
      return (files.count == 1 ? files[0] : folder, files)
    }
    guard
      FileFacts(workspace.url(anywhere: name).path(percentEncoded: false))?.kind
        == .file
    else {
      throw Failure.noFile(name)
    }
    let folders = workspace.catalogue.exercises.flatMap {
      [$0.learnersFolder, $0.solutionFolder, $0.stubFolder]
    }
    let own = folders.first { name.hasPrefix($0 + "/") }
    return (name, own.map(workspace.swiftFiles) ?? [name])
  }

  /// The types that a file declares or extends.
  private func declaredTypes(in text: String) -> Set<String> {
    let keyword = /\b(?:class|struct|enum|actor|extension)\s+(\w+)/
    return Set(text.matches(of: keyword).map { String($0.1) })
  }
}

extension Expansion {
  /// The first name of its type, as a file declares it.
  fileprivate var outermostType: String { String(type.prefix { $0 != "." }) }
}
