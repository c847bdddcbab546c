// The modules of this workspace that a program imports: built where they are
// stale, and handed to the compiler as they lie in .build.

import Foundation

/// The workspace's own modules that some code needs.
struct LinkedModules {
  let workspace: Workspace
  private let imported: [String]
  /// Those that are imported, and what these import.
  private let all: [String]

  private static let folder = ".build/programs/debug"

  init(importedBy texts: [String], in workspace: Workspace) {
    self.workspace = workspace
    func imports(_ text: String) -> [String] {
      text.matches(of: /(?m)^\s*(?:@\w+\s+)*import\s+(\w+)/)
        .map { String($0.1) }
        .filter { workspace.exists("Sources/\($0)") }
    }
    imported = Set(texts.flatMap(imports)).sorted()
    var found: [String] = []
    var unread = imported
    while let module = unread.popLast() {
      guard !found.contains(module) else { continue }
      found.append(module)
      unread += workspace.compiledFiles(in: ["Sources/\(module)"])
        .flatMap { imports((try? workspace.text($0)) ?? "") }
    }
    all = found.sorted()
  }

  /// The files that the modules are made of.
  var sources: [String] {
    workspace.compiledFiles(in: all.map { "Sources/\($0)" })
  }

  /// Builds those whose source has changed since they were last built here.
  func build(_ progress: ProgressLine) throws {
    for module in imported {
      let stamp = ".build/running/modules/\(module)"
      let needs = LinkedModules(
        importedBy: ["import \(module)"], in: workspace
      ).sources
      if workspace.exists("\(Self.folder)/Modules/\(module).swiftmodule"),
        workspace.isFresh(stamp, madeFrom: ["Package.swift"] + needs)
      {
        continue
      }
      progress.show("building what the program imports")
      let start = Date()
      let build = try workspace.run(
        ["swift", "build", "--target", module],
        environment: ["ALL": "1", "CORE": nil],
        eachLine: progress.show(buildLine:))
      progress.end()
      guard build.succeeded else {
        throw Failure("\(module) does not build; make test says why")
      }
      try workspace.write("", to: stamp)
      try? FileManager.default.setAttributes(
        [.modificationDate: start],
        ofItemAtPath: workspace.url(stamp).path(percentEncoded: false))
    }
  }

  /// What the compiler needs to find them.
  var search: [String] {
    ["-I", "\(Self.folder)/Modules"]
      + workspace.moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }

  /// What the linker needs. SwiftPM leaves the objects of files that are no
  /// longer there where they were, so each belongs to a file that is.
  var objects: [String] {
    all.flatMap { module in
      workspace.compiledFiles(in: ["Sources/\(module)"]).compactMap { file in
        let name = file.split(separator: "/").last!
        return [".swift", ".c"].contains(where: name.hasSuffix)
          ? "\(Self.folder)/\(module).build/\(name).o" : nil
      }
    }
  }
}

extension Workspace {
  /// What leads the compiler to the modules written in C.
  var moduleMaps: [String] {
    names(in: "Sources")
      .map { "Sources/\($0)/include/module.modulemap" }
      .filter(exists)
  }
}
