// The notes show what runs print on our Observation. On the toolchain's own
// they have to print the same, and the compiler has to refuse the same. What
// our core can trace and the other cannot is left out of the comparison.

import NotesKit

extension ChapterNotes {
  /// How many outputs of the notes can be compared on the core at hand, and
  /// what is otherwise there.
  func comparison() throws -> (compared: Int, findings: [Finding]) {
    let notes = try workspace.text(path)
    let runs = compare(notes, file: path, with: scenes)
    return (runs.compared, try runs.findings + refusals(in: notes))
  }
}

/// Compares the outputs that notes show with what runs print on another core.
func compare(
  _ notes: String, file: String, with scenes: [SceneRecord]
) -> (compared: Int, findings: [Finding]) {
  var compared = 0
  var findings: [Finding] = []
  for located in Document(parsing: notes).blocks {
    guard case .code(let info, let shown) = located.block,
      info.hasPrefix("output ")
    else { continue }
    func found(_ text: String) {
      findings.append(Finding(file: file, line: located.line, text: text))
    }
    let name = info.dropFirst("output ".count)
    guard let scene = scenes.first(where: { $0.name == name }) else {
      found("there is no run \(name)")
      continue
    }
    if scene.output == SceneRecord.untraced { continue }
    compared += 1
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
  return (compared, findings)
}

/// An output without the trace below it.
private func untraced(_ output: String) -> String {
  let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    .prefix { $0 != SceneRecord.traceTitle }
  return lines.reversed().drop(while: \.isEmpty).reversed()
    .joined(separator: "\n")
}
