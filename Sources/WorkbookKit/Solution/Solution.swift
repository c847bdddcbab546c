// make solution: how the learner's files and the solution differ, and why. The
// reasons are comments of the solution, which Remarks reads.

import NotesKit

extension Call {
  /// Shows the solution beside the learner's files. If the exercise is not
  /// solved, it asks first.
  func showSolution() throws -> Int32 {
    let exercise = try exercise
    let record = try LearnerRecord.load(from: workspace)
    if workspace.standing(of: exercise, record) != .solved, !has(.yes) {
      guard display.interactive else {
        throw Failure(
          """
          \(exercise.id) is not solved; make hint E=\(exercise.id) helps, and \
          make solution E=\(exercise.id) YES=1 shows the solution anyway
          """)
      }
      write("\(exercise.id) \(exercise.name) is not solved yet.\n")
      guard ask("Show the solution?", y: "shows it") else {
        write("A hint: make hint E=\(exercise.id)\n")
        return 0
      }
    }
    try page(
      SolutionText(workspace: workspace, display: display).text(of: exercise),
      display: display)
    return 0
  }
}

/// A solution beside the learner's files, with the reasons.
struct SolutionText {
  let workspace: Workspace
  let display: Display

  /// The places where the code differs. The solution's remarks are left out
  /// there, because sections show them; so are the stub's TODOs, which are
  /// done.
  func text(of exercise: Exercise) throws -> String {
    var text =
      styled(
        "\(exercise.id) \(exercise.name)", .heading, display: display) + "\n"
    let names = workspace.names(in: exercise.solutionFolder)
    let toWrite = workspace.filesToWrite(of: exercise)
    var solutions: [Remarks] = []
    var same: [String] = []
    for name in names {
      let file = "\(exercise.learnersFolder)/\(name)"
      let yours = Remarks(parsing: try workspace.text(file))
      let solution = Remarks(
        parsing: try workspace.text("\(exercise.solutionFolder)/\(name)"))
      solutions.append(solution)
      let diff = LineDiff(from: yours.code, to: solution.code)
      if !diff.isEmpty {
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
      let words = "\(names): your code is the solution's, line by line."
      text += "\n" + Renderer(display).render([.paragraph([.text(words)])])
    }
    for name in Submission(of: workspace).extraFiles(of: exercise) {
      text += "\n\(name): this file is yours; the solution has none.\n"
    }
    let remarks =
      section("Why", Remarks.texts(.why, of: solutions))
      + section("Also works", Remarks.texts(.alsoWorks, of: solutions))
    if !remarks.isEmpty {
      let footnotes = workspace.footnotes(for: exercise)
      text +=
        "\n"
        + Renderer(display, footnotes: footnotes)
        .render(remarks.followed(by: footnotes))
    }
    let all = names.count == 1 ? "The whole file" : "All of its files"
    return text + "\n\(all): \(exercise.solutionFolder)\n"
  }

  private func section(_ title: String, _ texts: [String]) -> [Block] {
    guard !texts.isEmpty else { return [] }
    return [.heading(level: 2, [.text(title)])]
      + texts.flatMap { Document(parsing: $0).blocks.map(\.block) }
  }
}
