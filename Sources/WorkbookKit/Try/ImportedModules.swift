// The workspace's own modules that a program imports. They are built where they
// are stale, and handed to the compiler as SwiftPM leaves them.

import Foundation

/// The modules that some code imports.
struct ImportedModules {
  let workspace: Workspace
  private let imported: [String]
  /// The files of these modules and of what they import, by module. One of the
  /// toolchain's has none.
  private let files: [String: [String]]

  init(by texts: [String], in workspace: Workspace) {
    self.workspace = workspace
    imported = Set(texts.flatMap(Self.imports)).sorted()
    // The models of tests are beside the suite that judges them.
    let roots = ["Sources"] + workspace.catalogue.exercises.map(\.suiteFolder)
    var files: [String: [String]] = [:]
    var unread = imported
    while let module = unread.popLast() {
      guard files[module] == nil else { continue }
      // Swift, C and its headers, and the maps that make a module of these.
      let own = roots.map { "\($0)/\(module)" }.filter(workspace.exists)
        .flatMap {
          workspace.files(
            in: $0, endingIn: [".swift", ".c", ".h", ".modulemap"])
        }
      files[module] = own
      unread += own.flatMap { Self.imports((try? workspace.text($0)) ?? "") }
    }
    self.files = files.filter { !$0.value.isEmpty }
  }

  private static func imports(_ text: String) -> [String] {
    text.matches(of: /(?m)^\s*(?:@\w+\s+)*import\s+(\w+)/)
      .map { String($0.1) }
  }

  private var folder: String { "\(workspace.core.programs)/bin" }

  /// Builds the modules, unless they're newer than all sources. A build that
  /// changes nothing leaves the products as old as they were, so a stamp has its
  /// time.
  func build(_ progress: ProgressLine?) throws {
    let changed = (["Package.swift"] + files.values.joined()).map {
      workspace.facts($0)?.modified ?? .infinity
    }.max()!
    for module in imported where files[module] != nil {
      let stamp = ".build/running/modules/\(module)"
      let built = workspace.facts(stamp)?.modified ?? 0
      let isBuilt =
        ["Modules/\(module)", module].contains {
          workspace.exists("\(folder)/\($0).swiftmodule")
        }
        && changed < built
      guard !isBuilt else { continue }
      progress?.show("building what the program imports")
      let build = try workspace.run(
        [
          "swift", "build", "--build-system", workspace.buildSystem,
          "--disable-index-store", "--scratch-path", workspace.core.programs,
          "--target", module,
        ],
        environment: ["ALL": "1", "CORE": nil],
        eachLine: progress?.show(buildLine:))
      progress?.end()
      try build.refuseCrash(below: workspace.core.programs)
      guard build.succeeded else {
        let reason = build.output.firstMatch(of: /(?m)^.*error: .*$/)?.0
        throw Failure(
          """
          \(module) doesn't build: \(reason ?? "SwiftPM doesn't say why"); \
          make test tells more
          """)
      }
      try workspace.write("", to: stamp)
    }
  }

  /// What the compiler needs to find them.
  var search: [String] {
    ["-I", "\(folder)/Modules", "-I", folder]
      + workspace.names(in: "Sources")
      .map { "Sources/\($0)/include/module.modulemap" }
      .filter(workspace.exists)
      .flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }

  /// What the linker needs. Swift Build makes an object of a module. The native
  /// build system makes one of each file, and leaves those of files that are no
  /// longer there where they were, so each belongs to a file that is.
  var objects: [String] {
    files.sorted { $0.key < $1.key }.flatMap { module, files in
      let whole = "\(folder)/\(module).o"
      return workspace.exists(whole)
        ? [whole]
        : files.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".c") }
          .map {
            "\(folder)/\(module).build/\($0.split(separator: "/").last!).o"
          }
    }
  }
}
