// The work of make watch after each change.

import Foundation
import NotesKit

/// The work between two changes: grading, and the page that shows the grades.
struct WatchRound {
  let workspace: Workspace
  let display: Display
  let exercises: [Exercise]
  /// Whether keys are read. If not, the page does not mention them.
  let hasKeys: Bool
  /// The exercise that changed last. The page is about it.
  private var focus: Exercise?
  private var report = ""

  init(
    workspace: Workspace, display: Display, exercises: [Exercise],
    hasKeys: Bool
  ) {
    self.workspace = workspace
    self.display = display
    self.exercises = exercises
    self.hasKeys = hasKeys
  }

  /// Grades all of the exercises, and shows the one that is being worked on.
  mutating func begin() throws {
    let current = Standings(
      try LearnerRecord.load(from: workspace), in: workspace
    ).current
    focus = exercises.contains(current) ? current : exercises[0]
    if clears { show("") }
    // The others are graded, too, so that the overview is true.
    try grade(exercises.filter { $0 != focus } + [focus!])
  }

  mutating func grade(_ changed: [Exercise]) throws {
    let start = ContinuousClock.now
    focus = changed.last
    do {
      report = try text(grading: changed)
    } catch let failure as Failure {
      report = "\(failure)\n"
    }
    let time = start.duration(to: .now) / .milliseconds(100)
    let seconds = (time.rounded() / 10).description
    report += "\ngraded in \(seconds) s\n"
    show(report)
  }

  /// Shows the next hint for the exercise that was last changed.
  func hint() throws {
    guard let focus else { return }
    var hint: String
    do {
      hint = try workspace.nextHint(for: focus, display, by: "h")
    } catch let failure as Failure {
      hint = "\(failure)\n"
    }
    show(report + "\n" + hint)
  }

  /// Lists the keys. A page that has been read out is not shown again.
  func listKeys() {
    if clears {
      show(report + "\n" + WatchKey.list)
    } else {
      write(WatchKey.list)
    }
  }

  /// Opens the exercise that changed last in the learner's editor, and waits
  /// for the editor to end. One with a window of its own ends at once.
  func edit(lending keyboard: Keyboard) throws {
    guard let focus else { return }
    do {
      let place = try workspace.placeToEdit(in: focus)
      let editor = try Editor(ProcessInfo.processInfo.environment, for: place)
      try keyboard.lend {
        try editor.run(opening: place, at: workspace.url(place.file))
      }
      show(report)
    } catch let missing as MissingEditor {
      let command =
        exercises.count == 1 ? "make watch E=\(focus.id)" : "make watch"
      show(
        report + "\n" + missing.text(again: command, wayOut: "q", display))
    } catch let failure as Failure {
      show(report + "\n" + filled("\(failure)"))
    }
  }

  /// - Returns: The exit code, which is 0 after q and Ctrl-C.
  func end(_ interruption: Interruption) -> Int32 {
    let isLeft = interruption.exitCode == 128 + SIGINT
    write(isLeft ? "left\n" : "ended\n")
    return isLeft ? 0 : interruption.exitCode
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
    var text = GradeReport(
      report: report, workspace: workspace, display: display,
      printed: .beginning
    ).text
    if exercises.count > 1 { text = overview(standings) + "\n" + text }
    if report.hasFailure || standings[focus!] == .notStarted {
      text += "\n" + editing(report) + "\n"
    } else {
      text += "\n" + standings.closing(after: [focus!], display)
    }
    return text
  }

  /// The next step in an exercise that is not solved: the file to edit while
  /// it is watched.
  private func editing(_ report: GradingReport) -> String {
    let exercise = focus!
    let result = report.grades.first?.result
    let place = workspace.writingPlace(
      in: exercise, refused: result?.refusedPlace)
    let edit = hasKeys ? "e edits" : "edit"
    let task = "\(hasKeys ? "q" : "Ctrl-C") leaves; then make task E="
    return NextSteps(
      steps: ["\(edit)\n  in: \(place)", "save"],
      others: result?.state == .failing
        ? workspace.playing(exercise)
        : result?.state == .notStarted ? [task + exercise.id] : []
    ).text(indent: "  ")
  }

  /// The exercises of each standing, in a line or two.
  private func overview(_ standings: Standings) -> String {
    let words = Standing.allCases.compactMap { standing -> String? in
      let ids = exercises.filter { standings[$0] == standing }.map(\.id)
      return ids.isEmpty
        ? nil : "\(standing.rawValue): \(ids.joined(separator: " "))"
    }
    return filled(words.joined(separator: "; "))
  }

  private var clears: Bool { !display.plain && isatty(STDOUT_FILENO) == 1 }

  /// Shows a page, on a cleared screen. In a pipe, and for a screen reader,
  /// pages follow one another.
  private func show(_ page: String) {
    let names =
      exercises.count == 1
      ? "\(exercises[0].id) \(exercises[0].name)"
      : "\(exercises.count) exercises"
    let keys = hasKeys ? WatchKey.line : "Ctrl-C leaves"
    // A page may be longer than the window, which then shows its end.
    let title = "Watching \(names)"
    let first =
      styled(title, .heading, display: display)
      + (page.isEmpty || !hasKeys ? after(title, keys, gap: "  ") : "")
    let waiting = "waiting for the next change;"
    let last =
      page.isEmpty
      ? "" : "\n\(waiting)" + after(waiting, keys, gap: " ") + "\n"
    write(
      (clears ? "\u{1B}[H\u{1B}[2J" : "") + first + "\n\n" + page + last
        + (clears ? "" : "\n"))
  }

  /// The keys after some words, on the same line if they fit there.
  private func after(_ words: String, _ keys: String, gap: String) -> String {
    let fits = words.count + gap.count + keys.count <= display.width
    return (fits ? gap : "\n") + styled(keys, .dim, display: display)
  }

  private func filled(_ words: String) -> String {
    Renderer(display).render([.paragraph([.text(words)])])
  }
}
