// The slices, scenes and expansions of a chapter, for the blocks of its notes.

import NotesKit
import WorkbookKit

/// Everything that a chapter's notes can show.
struct Material {
  var slices: [String: Slice]
  var scenes: [String: RunRecord]
  var expansions: [Expansion] = []

  /// The expansions for the types that a slice declares: the code of all
  /// declarations with the same name, by that name.
  func expansion(of slice: Slice) -> [String: String] {
    let types = slice.code.matches(of: /\bclass (\w+)/).map { $0.1 }
    return
      expansions
      .filter { types.contains($0.type.split(separator: ".").last ?? "") }
      .flatMap(\.declarations)
      .reduce(into: [:]) { found, declaration in
        found[declaration.name] =
          found[declaration.name].map { $0 + "\n\n" + declaration.code }
          ?? declaration.code
      }
  }
}
