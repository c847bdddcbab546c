// The notes show what lessons print on our Observation. On the toolchain's own,
// lessons have to print the same, and the compiler has to refuse the same code.
// The comparison leaves out what our core alone can do: traces and, with an
// older toolchain, the additions of Swift 6.4.

import NotesKit
import WorkbookKit

extension ChapterNotes {
  /// Compares the outputs in the notes with those on the core at hand.
  func comparison() throws -> CoreComparison {
    let notes = try workspace.text(path)
    var comparison = compare(notes, file: path, with: scenes)
    comparison.findings += try refusals(in: notes)
    return comparison
  }
}

/// The result of a comparison with another core.
struct CoreComparison: Sendable {
  /// The number of outputs compared.
  var compared = 0
  /// The number of outputs left out, because the other core cannot print them.
  var leftOut = 0
  /// The outputs that differ.
  var findings: [Finding] = []
}

/// Compares the outputs that notes show with what runs print on another core.
func compare(
  _ notes: String, file: String, with scenes: [RunRecord]
) -> CoreComparison {
  var comparison = CoreComparison()
  for located in Document(parsing: notes).blocks {
    guard case .code(let info, let shown) = located.block,
      info.hasPrefix("output ")
    else { continue }
    func found(_ text: String) {
      comparison.findings.append(Finding(file, located.line, text))
    }
    let name = info.dropFirst("output ".count)
    guard let scene = scenes.first(where: { $0.name == name }) else {
      found("no scene \(name)")
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
        \(name) prints something else on the toolchain's own Observation
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
    .prefix { $0 != RunRecord.traceTitle }
  return lines.reversed().drop(while: \.isEmpty).reversed()
    .joined(separator: "\n")
}
