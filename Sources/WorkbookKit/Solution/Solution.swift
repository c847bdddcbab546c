// make solution: how the learner's files and the solution differ, and why. The
// reasons are comments of the solution, which Remarks reads.

import NotesKit
import Results

extension Call {
  /// Shows the solution beside the learner's files, of the exercise that was
  /// worked on last if none is named. If it isn't solved, it asks first.
  func showSolution() throws -> Int32 {
    let standings = try workspace.standings()
    guard
      let exercise = try argument.map(workspace.catalogue.exercise)
        ?? standings.workedOn
    else {
      throw Failure("the solution of which exercise? make solution E=1.1")
    }
    if standings[exercise] != .solved, !has("--yes") {
      guard display.interactive else {
        throw Failure(
          """
          \(exercise.id) isn't solved, or has changed since it was; make hint \
          E=\(exercise.id) helps, make grade E=\(exercise.id) grades it, and \
          make solution E=\(exercise.id) YES=1 shows the solution anyway
          """)
      }
      write(
        "\(exercise.id) \(exercise.name) isn't solved, or has changed since it was.\n"
      )
      guard ask("Show the solution?", y: "shows it") else {
        write("A hint: make hint E=\(exercise.id)\n")
        return 0
      }
    }
    try page(workspace.solution(of: exercise, display), display: display)
    return 0
  }
}

extension Workspace {
  /// The places where a solution differs from the learner's files, and the
  /// reasons. The solution's remarks are left out of these places, because
  /// sections show them; so are the stub's TODOs, which are done.
  func solution(of exercise: Exercise, _ display: Display) throws -> String {
    let title = "\(exercise.id) \(exercise.name)"
    var text = styled(title, .heading, display: display) + "\n"
    let names = names(in: exercise.solutionFolder)
    let toWrite = shippedFiles(of: exercise).toWrite
    var solutions: [Remarks] = []
    var same: [String] = []
    for name in names {
      let yours = Remarks(
        parsing: try self.text("\(exercise.learnersFolder)/\(name)"))
      let solution = Remarks(
        parsing: try self.text("\(exercise.solutionFolder)/\(name)"))
      solutions.append(solution)
      // Spaces and line breaks are no difference.
      func letters(_ lines: [NumberedLine]) -> String {
        lines.map(\.text).joined().filter { !$0.isWhitespace }
      }
      if letters(yours.code) != letters(solution.code) {
        let diff = LineDiff(from: yours.code, to: solution.code)
        let legend = display.plain ? "" : "  - yours   + the solution\n"
        text += "\n\(name)\n\(legend)\n"
        text += diff.text(
          old: "yours", new: "solution", both: "both", display: display)
      } else if names.count == 1 || toWrite.contains(name) {
        same.append(name)
      }
    }
    if !same.isEmpty {
      let names = same.joined(separator: ", ")
      let words = "\(names): your code matches the solution."
      text += "\n" + display.filled(words)
    }
    for name in Submission(of: self).extraFiles(of: exercise) {
      text += "\n\(name): the solution doesn't have this file.\n"
    }
    let remarks = [Remarks.Label.why, .alsoWorks].flatMap { label in
      let texts = Remarks.texts(label, of: solutions)
      return (texts.isEmpty ? [] : ["## \(label.rawValue)"]) + texts
    }
    if !remarks.isEmpty {
      let section = Document(parsing: remarks.joined(separator: "\n\n"))
      text +=
        "\n" + rendered(section.blocks.map(\.block), of: exercise, display)
    }
    let all = names.count == 1 ? "The whole file" : "All of its files"
    return text + "\n\(all): \(exercise.solutionFolder)\n"
  }
}
