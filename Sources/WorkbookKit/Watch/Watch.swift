// make watch: grades again whenever a file is saved. Keyboard reads the keys,
// and FileWatch notices the saves.

import Foundation
import NotesKit
import Results

extension Call {
  /// Grades and waits, until q or Ctrl-C; in a pipe, until nobody reads it.
  ///
  /// - Returns: 0, or 128 plus the number of another signal that ended it.
  func watch() throws -> Int32 {
    guard workspace.core == .ours else {
      throw Failure(
        "watch grades on our Observation; leave CORE=Observation out")
    }
    let exercises = try exercises
    Interruption.catchSignals()
    let keyboard = Keyboard.listen()
    defer { Keyboard.giveBack() }
    var watching = try Watching(
      exercises, in: workspace, display: display, hasKeys: keyboard != nil)
    var files = FileWatch(in: workspace) {
      exercises.flatMap { workspace.swiftFiles(in: $0.learnersFolder) }
    }
    do {
      try watching.begin()
      while !Interruption.isRequested, isRead {
        for key in keyboard?.take() ?? [] {
          switch key {
          case "h": watching.hint()
          case "e": try watching.edit(lending: keyboard!)
          case "?": watching.listKeys()
          default: break
          }
        }
        let changed = files.changed()
        if !changed.isEmpty {
          try watching.grade(
            exercises.filter { exercise in
              changed.contains { $0.hasPrefix(exercise.learnersFolder + "/") }
            })
        }
        usleep(100_000)
      }
    } catch is Interruption {}
    let code = Interruption().exitCode
    let isLeft = code == 128 + SIGINT
    write(isLeft ? "left\n" : "ended\n")
    return isLeft ? 0 : code
  }
}

/// Whether anybody still reads the output.
var isRead: Bool {
  var output = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
  return poll(&output, 1, 0) < 1
    || output.revents & Int16(POLLERR | POLLHUP) == 0
}

/// The exercises that are watched, and the page about the one that changed
/// last.
private struct Watching {
  let workspace: Workspace
  let display: Display
  let exercises: [Exercise]
  /// Whether keys are read. If not, the page does not mention them.
  let hasKeys: Bool
  private var focus: Exercise
  private var report = ""

  private static let keys = [
    "q leaves", "h shows a hint", "e edits", "? lists the keys",
  ]

  init(
    _ exercises: [Exercise], in workspace: Workspace, display: Display,
    hasKeys: Bool
  ) throws {
    (self.workspace, self.display) = (workspace, display)
    (self.exercises, self.hasKeys) = (exercises, hasKeys)
    let current = Standings(
      try LearnerRecord.load(from: workspace), in: workspace
    ).current
    focus = exercises.contains(current) ? current : exercises[0]
  }

  /// Grades all exercises, so that the overview is true.
  mutating func begin() throws {
    if clears { show("") }
    try grade(exercises.filter { $0 != focus } + [focus])
  }

  mutating func grade(_ changed: [Exercise]) throws {
    focus = changed.last ?? focus
    let start = ContinuousClock.now
    do {
      report = try text(grading: changed)
    } catch let failure as Failure {
      report = "\(failure)\n"
    }
    let tenths = start.duration(to: .now) / .milliseconds(100)
    report += "\ngraded in \((tenths.rounded() / 10).description) s\n"
    show(report)
  }

  private func text(grading changed: [Exercise]) throws -> String {
    let progress = ProgressLine(display: display)
    var grader = Grader(
      submission: Submission(of: workspace),
      folder: try .own(in: workspace) {
        progress.show("another grading is running in this folder; waiting")
      }, progress: progress)
    grader.solved =
      Standings(try LearnerRecord.load(from: workspace), in: workspace).solved
    var report = try grader.grade(changed)
    var standings = Standings(
      try LearnerRecord.remember(report, in: workspace), in: workspace)
    standings.wayOut = hasKeys ? "q leaves" : "Ctrl-C leaves"
    report.grades = report.grades.filter { $0.exercise == focus }
    let text = GradeReport(
      report: report, workspace: workspace, display: display,
      printed: .beginning
    ).text
    let isOpen = report.hasFailure || standings[focus] == .notStarted
    return
      (exercises.count > 1
      ? filled(overview(of: exercises, standings)) + "\n" : "")
      + text + "\n"
      + (isOpen
        ? editing(report.grades.first?.result) + "\n"
        : standings.closing(after: [focus], display))
  }

  /// The next step in an exercise that is not solved.
  private func editing(_ result: ExerciseResult?) -> String {
    let state = result?.state
    let place = workspace.writingPlace(in: focus, refused: result?.refusedPlace)
    var others: [String] = []
    if state == .failing { others = workspace.playing(focus) }
    if state == .notStarted {
      let leave = hasKeys ? "q" : "Ctrl-C"
      others = ["\(leave) leaves; then make task E=\(focus.id)"]
    }
    return NextSteps(
      steps: ["\(hasKeys ? "e edits" : "edit")\n  in: \(place)", "save"],
      others: others
    ).text(indent: "  ")
  }

  // MARK: - Keys

  func hint() {
    do {
      let hint = try nextHint(for: focus, in: workspace, display, by: "h")
      show(report + "\n" + hint)
    } catch {
      show(report + "\n\(error)\n")
    }
  }

  /// Lists the keys. A page that has been read out is not shown again.
  func listKeys() {
    let list = Self.keys.map { "  \($0)\n" }.joined()
    if clears { show(report + "\n" + list) } else { write(list) }
  }

  /// Opens the learner's editor, and waits until it ends. One with a window of
  /// its own ends at once.
  func edit(lending keyboard: Keyboard) throws {
    do {
      let place = try workspace.lineToEdit(in: focus)
      try keyboard.lend { try runEditor(at: place, in: workspace) }
      show(report)
    } catch let failure as Failure {
      show(report + "\n" + filled("\(failure)"))
    }
  }

  // MARK: - Pages

  private var clears: Bool { !display.plain && isatty(STDOUT_FILENO) == 1 }

  /// Shows a page, on a cleared screen. In a pipe, and for a screen reader,
  /// pages follow one another. One that is longer than the window scrolls, so
  /// the keys are at its end.
  private func show(_ page: String) {
    let title =
      "Watching "
      + (exercises.count == 1
        ? "\(exercises[0].id) \(exercises[0].name)"
        : "\(exercises.count) exercises")
    let isEmpty = page.isEmpty
    write(
      (clears ? "\u{1B}[H\u{1B}[2J" : "")
        + styled(title, .heading, display: display)
        + (isEmpty || !hasKeys ? keys(after: title, gap: "  ") : "")
        + "\n\n" + page
        + (isEmpty ? "" : "\n\(waiting)\(keys(after: waiting, gap: " "))\n")
        + (clears ? "" : "\n"))
  }

  private let waiting = "waiting for the next change;"

  /// The keys after some words, on the same line if they fit there.
  private func keys(after words: String, gap: String) -> String {
    let keys =
      hasKeys
      ? Self.keys.prefix(3).joined(separator: ", ") : "Ctrl-C leaves"
    let fits = words.count + gap.count + keys.count <= display.width
    return (fits ? gap : "\n") + styled(keys, .dim, display: display)
  }

  private func filled(_ words: String) -> String {
    Renderer(display).render([.paragraph([.text(words)])])
  }
}
