// The notes show what runs print on our Observation. On the toolchain's own
// they have to print the same, and the compiler has to refuse the same. What
// our core can do and the other cannot is left out of the comparison: to trace,
// and, where the toolchain is older, what Swift 6.4 has added.

import NotesKit

extension ChapterNotes {
  /// What the outputs of the notes are on the core at hand.
  func comparison() throws -> CoreComparison {
    let notes = try workspace.text(path)
    var comparison = compare(notes, file: path, with: scenes)
    comparison.findings += try refusals(in: notes)
    return comparison
  }
}

/// What was found out about outputs on another core.
struct CoreComparison {
  /// How many were compared.
  var compared = 0
  /// How many were not, for the other core cannot do it.
  var leftOut = 0
  /// What is otherwise there.
  var findings: [Finding] = []
}

/// Compares the outputs that notes show with what runs print on another core.
func compare(
  _ notes: String, file: String, with scenes: [SceneRecord]
) -> CoreComparison {
  var comparison = CoreComparison()
  for located in Document(parsing: notes).blocks {
    guard case .code(let info, let shown) = located.block,
      info.hasPrefix("output ")
    else { continue }
    func found(_ text: String) {
      comparison.findings.append(
        Finding(file: file, line: located.line, text: text))
    }
    let name = info.dropFirst("output ".count)
    guard let scene = scenes.first(where: { $0.name == name }) else {
      found("there is no run \(name)")
      continue
    }
    guard scene.wasRun else {
      comparison.leftOut += 1
      continue
    }
    comparison.compared += 1
    let expected = untraced(shown)
    if scene.output != expected {
      found(
        """
        \(name) prints otherwise on the toolchain's own Observation
        here:
        \(expected)
        there:
        \(scene.output)
        """)
    }
  }
  return comparison
}

/// An output without the trace below it.
private func untraced(_ output: String) -> String {
  let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    .prefix { $0 != SceneRecord.traceTitle }
  return lines.reversed().drop(while: \.isEmpty).reversed()
    .joined(separator: "\n")
}
