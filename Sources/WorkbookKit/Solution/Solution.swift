// make solution: how the learner's files and the solution differ, and why. The
// reasons are comments of the solution.

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
        let step = "E=\(exercise.id)"
        throw Failure(
          "\(exercise.id) isn't solved, or has changed since it was; make hint "
            + "\(step) helps, make grade \(step) grades it, and make solution "
            + "\(step) YES=1 shows the solution anyway")
      }
      write("\(exercise.title) isn't solved, or has changed since it was.\n")
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
    var text = styled(exercise.title, .heading, display: display) + "\n"
    let names = names(in: exercise.solutionFolder)
    let toWrite = shippedFiles(of: exercise).toWrite
    var solutions: [Remarks] = []
    var same: [String] = []
    for name in names {
      func remarks(in folder: String) throws -> Remarks {
        Remarks(parsing: try self.text("\(folder)/\(name)"))
      }
      let yours = try remarks(in: exercise.learnersFolder)
      let solution = try remarks(in: exercise.solutionFolder)
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
      text += "\n" + display.filled("\(names): your code matches the solution.")
    }
    for name in Submission(of: self).extraFiles(of: exercise) {
      text += "\n\(name): the solution doesn't have this file.\n"
    }
    let remarks = [Remarks.Label.why, .alsoWorks].flatMap { label in
      let texts = Remarks.texts(label, of: solutions)
      return (texts.isEmpty ? [] : ["## \(label.rawValue)"]) + texts
    }
    if !remarks.isEmpty {
      let page = Document(parsing: remarks.joined(separator: "\n\n"))
      text += "\n" + rendered(page.blocks.map(\.block), of: exercise, display)
    }
    let all = names.count == 1 ? "The whole file" : "All of its files"
    return text + "\n\(all): \(exercise.solutionFolder)\n"
  }
}

/// A Swift file, divided into its code and the remarks on it.
///
///     // Why: a name is read, so its reader waits for it.       a remark
///     var name = "Ann"                                          code
///     // Also works: a `let`, if the name never changes.        a remark
///
/// A remark runs from its label to the last line of its comment. Where a file
/// has several TODOs, a number says to which of them it belongs: `// Why 2:`.
package struct Remarks {
  package enum Label: String {
    case why = "Why"
    case alsoWorks = "Also works"
    case todo = "TODO"
  }

  private(set) var code: [NumberedLine] = []
  /// The texts, each as one paragraph of Markdown, and the lines in which they
  /// begin, in the order of the file.
  package private(set) var remarks:
    [(label: Label, todo: Int?, line: Int, text: String)] = []

  package init(parsing source: String) {
    var isOpen = false
    for line in NumberedLine.lines(of: source) {
      let comment = line.text.wholeMatch(of: /\s*\/\/(?!\/) *(.*)/)?.1
      let labelled = comment?.wholeMatch(
        of: /(Why|Also works|TODO)(?: ([0-9]+))?: *(.*)/)
      if let labelled {
        let (_, label, todo, text) = labelled.output
        let remark = text.prefix(1).uppercased() + text.dropFirst()
        remarks.append(
          (
            Label(rawValue: String(label))!, todo.flatMap { Int($0) },
            line.number, remark
          ))
        isOpen = true
      } else if isOpen, let comment {
        remarks[remarks.count - 1].text += " " + comment
      } else {
        isOpen = false
        code.append(line)
      }
    }
  }

  /// The texts of some files under one label, as Markdown, in the order of the
  /// TODOs that they belong to.
  static func texts(_ label: Label, of files: [Remarks]) -> [String] {
    let all = files.flatMap(\.remarks).filter { $0.label == label }
    return Set(all.map { $0.todo ?? 0 }).sorted().flatMap { todo in
      all.filter { ($0.todo ?? 0) == todo }.map { remark in
        (remark.todo.map { "**TODO \($0).** " } ?? "") + remark.text
      }
    }
  }

  /// The numbers of the TODOs that remarks of a label belong to.
  package func todos(_ label: Label) -> [Int?] {
    remarks.filter { $0.label == label }.map(\.todo)
  }
}
