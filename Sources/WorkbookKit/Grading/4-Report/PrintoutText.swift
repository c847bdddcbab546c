// What the graded code has printed, in a report.

import NotesKit

extension GradeText {
  /// The first lines that were printed in the check to mend first, or in the
  /// first scene of a story that failed.
  ///
  /// - Parameter command: The command that shows the rest, if there is one.
  func beginning(
    of printout: Printout, indent: Int, toSeeMore command: String? = nil
  ) -> [String] {
    guard printouts == .beginning, !printout.isEmpty else { return [] }
    let shown = printout.prefix(lines: 10, characters: 800)
    let margin = String(repeating: " ", count: indent)
    var lines = ["", "\(margin)your code printed:"]
    lines += shown.lines(display, indent: indent + 2)
    if !shown.isWhole {
      let count = "\(shown.omitted) more line\(shown.omitted == 1 ? "" : "s")"
      lines.append(
        "\(margin)  … and \(count)" + (command.map { ": \($0)" } ?? ""))
    }
    return lines
  }

  /// All that was printed, by check, if something has run.
  func allPrintouts(in report: Report) -> [String] {
    guard printouts == .all, report.grades.contains(where: \.state.isBuilt)
    else { return [] }
    let heading = styled("What the code printed", .heading, display: display)
    let checks = report.grades.flatMap(\.checks)
      .filter { !$0.printout.isEmpty }
    guard !checks.isEmpty else { return ["\(heading)\n\n  nothing"] }
    let parts = checks.map { check in
      filled(marked(check), indent: 2) + "\n"
        + check.printout.lines(display, indent: 4).joined(separator: "\n")
    }
    return ["\(heading)\n\n" + parts.joined(separator: "\n\n")]
  }
}

extension Printout {
  /// The lines, each broken where the terminal ends, with an indent.
  func lines(_ display: Display, indent: Int) -> [String] {
    text.withoutControls
      .split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { $0.broken(at: max(1, display.width - indent)) }
      .map { $0.isEmpty ? "" : String(repeating: " ", count: indent) + $0 }
  }
}

extension Substring {
  /// The parts of a line that fit into this many cells.
  fileprivate func broken(at width: Int) -> [Substring] {
    guard utf8.count > width else { return [self] }
    var parts: [Substring] = []
    var (start, room) = (startIndex, width)
    for index in indices {
      let cells = cellWidth(of: self[index...index])
      if cells > room {
        parts.append(self[start..<index])
        (start, room) = (index, width)
      }
      room -= cells
    }
    return parts + [self[start...]]
  }
}
