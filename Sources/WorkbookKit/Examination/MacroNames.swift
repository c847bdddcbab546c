// The names that the toolchain's macros add to a class, and those that our
// declarations of the macros allow. The plug-in that expands `@Observable`
// belongs to the toolchain. If a toolchain's plug-in adds a name that our
// declarations do not list, no observable class compiles.

import Foundation

/// The names that the macros add, each with its macro and role.
struct MacroNames: Equatable {
  struct Name: Hashable, Comparable, CustomStringConvertible {
    let macro: String
    let role: String
    let name: String

    var description: String { "@\(macro): \(role) \(name)" }

    static func < (one: Name, other: Name) -> Bool {
      one.description < other.description
    }
  }

  let names: Set<Name>

  /// The names that a file allows its macros to add.
  init(declaredIn source: String) {
    let macro = /(?m)^public macro (\w+)/
    let role = /@attached\(\s*(\w+),\s*names:((?:[\s,]*\w+\([^)]*\))+)/
    let listed = /(named|prefixed)\(`?([^`)]+)`?\)/
    var names: Set<Name> = []
    var start = source.startIndex
    for match in source.matches(of: macro) {
      for role in source[start..<match.range.lowerBound].matches(of: role) {
        for name in role.2.matches(of: listed) {
          names.insert(
            Name(
              macro: String(match.1), role: String(role.1),
              name: (name.1 == "prefixed" ? "prefix " : "") + name.2))
        }
      }
      start = match.range.upperBound
    }
    self.names = names
  }

  /// The names that macros have added.
  init(writtenIn expansions: [Expansion]) {
    var names: Set<Name> = []
    for expansion in expansions {
      func insert(_ name: some StringProtocol) {
        names.insert(
          Name(
            macro: String(expansion.macro.dropFirst()),
            role: expansion.role.rawValue, name: String(name)))
      }
      for (name, _) in expansion.declarations {
        switch (expansion.role, expansion.member) {
        case (.member, _): insert(name)
        case (.accessor, let member?) where name.hasPrefix(member + "."):
          insert(name.dropFirst(member.count + 1))
        case (.peer, let member?):
          insert(
            name.hasSuffix(member)
              ? "prefix " + name.dropLast(member.count) : name)
        default: break
        }
      }
    }
    self.names = names
  }

  /// A class for which the macros write all that they can write.
  static let sample = """
    import Observation
    @Observable final class Sample { var value = 0 }
    func use(_ sample: Sample) -> Int {
      sample.value += 1
      return sample.value
    }
    """

  /// The names that the macros add under the toolchain's own declarations.
  static func written(byMacrosOf workspace: Workspace) throws -> MacroNames {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "Sample-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try sample.write(to: file, atomically: true, encoding: .utf8)
    let found = try Expander(workspace: workspace)
      .expand([file.path(percentEncoded: false)], width: 80)
    return MacroNames(writtenIn: found.expansions)
  }

  static let declarations = "Sources/ObservationCore/Observable.swift"

  /// The names that our declarations allow.
  static func allowed(by workspace: Workspace) throws -> MacroNames {
    MacroNames(declaredIn: try workspace.text(declarations))
  }
}
