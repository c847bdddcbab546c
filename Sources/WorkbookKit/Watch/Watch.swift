// make watch: grades again whenever a file is saved. Keyboard reads the keys,
// and FileChanges notices the saves.

import Foundation
import NotesKit
import Results

extension Call {
  /// Grades and waits, until q or Ctrl-C.
  func watch() throws -> Int32 {
    try requireOurs("watch grades on our Observation")
    // Without a name, those that are started. Others join when they are saved.
    let exercises = try exercises
    let watched =
      argument == nil ? try workspace.standings().underWay : exercises
    Interruption.catchSignals()
    let keyboard = Keyboard.listen()
    var files = FileChanges(in: workspace) {
      exercises.flatMap { workspace.swiftFiles(in: $0.learnersFolder) }
    }
    var watching = try Watching(watched, for: self, hasKeys: keyboard != nil)
    return try untilLeft {
      for key in keyboard?.take() ?? [] {
        if key == "h" { watching.hint() }
        if key == "e" { try watching.edit(lending: keyboard!) }
      }
      let changed = files.take()
      let due = exercises.filter { exercise in
        changed.contains { $0.hasPrefix(exercise.learnersFolder + "/") }
      }
      if watching.isNew || !due.isEmpty { try watching.grade(due) }
    }
  }
}

/// Repeats something ten times a second, until q or Ctrl-C, until another
/// signal, or until the output's reader has ended.
///
/// - Returns: 0, or 128 plus the number of another signal that ended it.
func untilLeft(_ turn: () throws -> Void) throws -> Int32 {
  defer { Keyboard.giveBack() }
  do {
    while !Interruption.isRequested, isRead {
      try turn()
      usleep(100_000)
    }
  } catch is Interruption {}
  let code = Interruption().exitCode
  let isLeft = code == 128 + SIGINT
  write(isLeft ? "left\n" : "ended\n")
  return isLeft ? 0 : code
}

private var isRead: Bool {
  var output = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
  return poll(&output, 1, 0) < 1
    || output.revents & Int16(POLLERR | POLLHUP) == 0
}

extension Display {
  /// What clears the screen before a page; empty in a pipe and for a screen
  /// reader, where pages follow one another.
  var clearing: String {
    !plain && isatty(STDOUT_FILENO) == 1 ? "\u{1B}[H\u{1B}[2J" : ""
  }
}

/// The exercises that are watched, and the page about the one that changed
/// last.
private struct Watching {
  let workspace: Workspace
  let display: Display
  private var exercises: [Exercise]
  /// Whether keys are read. If not, the page does not mention them.
  let hasKeys: Bool
  private var standings: Standings
  private var focus: Exercise
  private var report = ""

  init(_ exercises: [Exercise], for call: Call, hasKeys: Bool) throws {
    (workspace, display) = (call.workspace, call.display)
    (self.exercises, self.hasKeys) = (exercises, hasKeys)
    standings = try workspace.standings()
    let current = standings.current
    focus = exercises.contains(current) ? current : exercises[0]
  }

  /// Whether nothing has been graded yet.
  var isNew: Bool { report.isEmpty }

  /// Grades what has changed; at first all, so that the overview is true.
  mutating func grade(_ changed: [Exercise]) throws {
    if isNew, !display.clearing.isEmpty { show("") }
    let due = isNew ? exercises.filter { $0 != focus } + [focus] : changed
    focus = due.last ?? focus
    exercises += due.filter { !exercises.contains($0) }
    let start = ContinuousClock.now
    do {
      report = try text(grading: due)
    } catch let failure as Failure {
      report = "\(failure)\n"
    }
    let tenths = start.duration(to: .now) / .milliseconds(100)
    report += "\ngraded in \((tenths.rounded() / 10).description) s\n"
    show(report)
  }

  private mutating func text(grading due: [Exercise]) throws -> String {
    let progress = ProgressLine(display: display)
    var grader = Grader(
      submission: Submission(of: workspace),
      folder: try .own(in: workspace) {
        progress.show("make grade is already running here; waiting")
      }, progress: progress)
    grader.solved = try workspace.standings().solved
    var grading = try grader.grade(due)
    standings = Standings(
      try LearnerRecord.remember(grading, in: workspace), in: workspace)
    standings.wayOut = "\(wayOut) quits"
    grading.grades = grading.grades.filter { $0.exercise == focus }
    let isOpen = grading.hasFailure || standings[focus] == .notStarted
    let overview = display.filled(standings.overview(of: exercises)) + "\n"
    let report = GradeReport(
      grading: grading, display: display, printed: .beginning)
    return (exercises.count > 1 ? overview : "") + report.text + "\n"
      + (isOpen
        ? nextStep(after: grading.grades.first?.result) + "\n"
        : standings.closing(after: [focus], display))
  }

  private var wayOut: String { hasKeys ? "q" : "Ctrl-C" }

  /// The next step in an exercise that is not solved.
  private func nextStep(after result: ExerciseResult?) -> String {
    let place = workspace.writingPlace(in: focus, refused: result?.refusedPlace)
    let others =
      switch result?.state {
      case .failing: workspace.playing(focus)
      case .notStarted: ["\(wayOut) quits; then make task E=\(focus.id)"]
      default: [String]()
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

  /// Opens the learner's editor, and waits until it ends. One with a window of
  /// its own ends at once.
  func edit(lending keyboard: Keyboard) throws {
    do {
      let place = standings.lineToEdit(in: focus)
      try keyboard.lend { try runEditor(at: place, in: workspace) }
      show(report)
    } catch let failure as Failure {
      show(report + "\n" + display.filled("\(failure)"))
    }
  }

  // MARK: - Pages

  /// Shows a page. One that is longer than the window scrolls, so the keys are
  /// at its end.
  private func show(_ page: String) {
    let title =
      exercises.count == 1
      ? "Watching \(exercises[0].title)"
      : "Watching \(exercises.count) exercises"
    let waiting = "waiting for the next change;"
    write(
      display.clearing + styled(title, .heading, display: display)
        + (page.isEmpty || !hasKeys ? keys(after: title, gap: "  ") : "")
        + "\n\n" + page
        + (page.isEmpty ? "" : "\n\(waiting)\(keys(after: waiting))\n")
        + (display.clearing.isEmpty ? "\n" : ""))
  }

  /// The keys after some words, on the same line if they fit there.
  private func keys(after words: String, gap: String = " ") -> String {
    let keys = wayOut + " quits" + (hasKeys ? ", h shows a hint, e edits" : "")
    let fits = words.count + gap.count + keys.count <= display.width
    return (fits ? gap : "\n") + styled(keys, .dim, display: display)
  }
}

/// Notices that files were saved, by their times and sizes. That works on every
/// disk and with every editor.
struct FileChanges {
  private let workspace: Workspace
  /// The paths, which may differ each time.
  private let files: () -> [String]
  /// The files when a change was last taken, and at the last look.
  private var taken: [String: String] = [:]
  private var last: [String: String] = [:]

  init(in workspace: Workspace, _ files: @escaping () -> [String]) {
    (self.workspace, self.files) = (workspace, files)
    (taken, last) = (look(), look())
  }

  /// The files that have changed, come or gone since the last call, in order.
  /// An editor may write a file in several steps, so a change counts when two
  /// looks agree.
  mutating func take() -> [String] {
    let now = look()
    defer { last = now }
    let changed = Set(now.keys).union(taken.keys).filter {
      now[$0] != taken[$0] && now[$0] == last[$0]
    }
    for file in changed { taken[file] = now[file] }
    return changed.sorted()
  }

  private func look() -> [String: String] {
    Dictionary(files().map { ($0, workspace.stamp(of: $0)) }) { $1 }
  }
}
