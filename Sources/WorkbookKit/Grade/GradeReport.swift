// What is said of a grading. For a reader of make grade and make watch: what
// comes next in each exercise, a question about what a failure shows, the
// compiler's warnings, and what the code has printed; `ReportText` writes it all
// down. For programs: the record.

import Foundation
import NotesKit
import Results

struct GradeReport {
  enum Printed {
    case none
    /// The beginning of what the check to fix first has printed.
    case beginning
    /// All that the checks have printed, those that pass included.
    case all
  }

  let grading: Grading
  let display: Display
  var printed = Printed.none
  /// What comes next in an exercise that fails. A remedy that is the first step
  /// is left out of the message.
  var next: (Grade) -> NextSteps? = { _ in nil }
  /// The end of a report in which nothing fails.
  var closing: String?

  var text: String {
    words.text(
      of: grading.grades.map(reported),
      stories: grading.stories.map { story in
        (story, printedBeginning(of: story.printed, indent: 2))
      },
      sections: warned + allPrinted, closing: closing)
  }

  private func reported(_ grade: Grade) -> ReportedExercise {
    var exercise = ReportedExercise(grade.result)
    guard grade.result.isFailure else { return exercise }
    exercise.next = next(grade)
    let isFailing = grade.result.state == .failing
    // While a TODO is as it was shipped, its writer hasn't decided anything yet.
    if let belief = grade.belief, !grade.hasUntouchedTODO {
      exercise.question = question(belief, indent: isFailing ? 4 : 2)
    }
    if isFailing, let first = grade.result.firstFailing {
      exercise.printed = printedBeginning(
        of: first.printed, indent: 4,
        toSeeMore: "make grade E=\(grade.exercise.id) OUTPUT=1")
    }
    if case .unusable(let reason) = grade.result.state,
      let remedy = exercise.next?.steps.first
    {
      exercise.result.state = .unusable(
        reason.replacing("; \(remedy)", with: ""))
    }
    return exercise
  }

  /// A question about a belief, in which words in backticks are code.
  private func question(_ belief: Belief, indent: Int) -> [String] {
    let parts = belief.question.split(
      separator: "`", omittingEmptySubsequences: false)
    return filled(
      parts.enumerated().map { index, part in
        index % 2 == 0 ? .text(String(part)) : .code(String(part))
      }, indent: indent)
  }

  private var warned: [String] {
    let warnings = grading.grades.compactMap(\.warnings).joined()
    guard !warnings.isEmpty else { return [] }
    let shown = beginning(of: warnings, lines: 20, indent: 2)
    return [section("The compiler warns", shown)]
  }

  private func section(_ title: String, _ lines: [String]) -> String {
    styled(title, .heading, display: display) + "\n\n"
      + lines.joined(separator: "\n")
  }

  // MARK: - What the code has printed

  /// The first lines that were printed in the check to fix first, or in the
  /// first scene of a story that failed.
  private func printedBeginning(
    of text: String, indent: Int, toSeeMore command: String? = nil
  ) -> [String] {
    guard printed == .beginning, !text.allSatisfy(\.isNewline) else {
      return []
    }
    return ["", String(repeating: " ", count: indent) + "your code printed:"]
      + beginning(
        of: text, lines: 10, characters: 800, indent: indent + 2,
        toSeeMore: command)
  }

  private func beginning(
    of text: String, lines: Int, characters: Int = .max, indent: Int,
    toSeeMore command: String? = nil
  ) -> [String] {
    let (shown, omitted) = text.beginning(lines: lines, characters: characters)
    let more =
      "… and \(omitted) more line\(omitted == 1 ? "" : "s")"
      + (command.map { ": \($0)" } ?? "")
    return self.lines(of: omitted > 0 ? "\(shown)\n\(more)" : shown, indent)
  }

  /// All that was printed, if something has run.
  private var allPrinted: [String] {
    let checks = grading.grades.flatMap(\.result.checks)
    guard printed == .all, !checks.isEmpty else { return [] }
    let parts = checks.filter { !$0.printed.isEmpty }.map { check in
      words.filled(words.marked(check), 2)
        + lines(of: check.printed.beginning().shown, 4)
    }
    let shown =
      parts.isEmpty ? ["  nothing"] : Array(parts.joined(separator: [""]))
    return [section("What the code printed", shown)]
  }

  /// The lines of a text. The terminal breaks those that are too long.
  private func lines(of text: String, _ indent: Int) -> [String] {
    text.withoutControls
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : String(repeating: " ", count: indent) + $0 }
  }

  // MARK: - The look

  private var words: ReportText {
    var words = ReportText(width: display.width)
    words.isPlain = display.plain
    words.styled = { text, tone in
      let role: Role =
        switch tone {
        case .good: .good
        case .bad: .bad
        case .dim: .dim
        case .heading: .heading
        }
      return NotesKit.styled(text.withoutControls, role, display: display)
    }
    words.filled = { text, indent in filled([.text(text)], indent: indent) }
    let asDrawn = words.drawing
    words.drawing = { drawing in
      guard display.plain else { return asDrawn(drawing.withoutControls) }
      return "the views, and which were evaluated:\n\(treeInWords(drawing))"
        .split(separator: "\n").flatMap {
          filled([.text(String($0))], indent: 4)
        }
    }
    return words
  }

  /// A paragraph that fits the display, with an indent.
  private func filled(_ paragraph: [Inline], indent: Int) -> [String] {
    var display = display
    display.width -= indent
    return Renderer(display).render([.paragraph(paragraph)])
      .split(separator: "\n")
      .map { String(repeating: " ", count: indent) + $0 }
  }
}

extension String {
  /// The beginning of a text: whole lines, or, if not even the first one fits,
  /// its beginning; and the number of lines that are left out behind it. Line
  /// ends at the end do not count.
  func beginning(
    lines: Int = .max, characters: Int = .max
  ) -> (shown: String, omitted: Int) {
    var text = self[...]
    while text.last?.isNewline == true { text.removeLast() }
    let all = text.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var room = characters
    let fitting = all.prefix(lines).prefix { line in
      defer { room -= line.count + 1 }
      return line.count <= room
    }
    guard let last = fitting.last else {
      return (String(text.prefix(characters)), all.count)
    }
    return (String(self[..<last.endIndex]), all.count - fitting.count)
  }
}

// MARK: - The record

/// The record of a grading, for programs: `make grade JSON=record.json`. The
/// author's tool makes other formats of it. Record.md describes its fields.
package struct GradeRecord: Codable {
  package struct GradedExercise: Codable {
    package let id: String
    package let name: String
    package let path: String
    package let state: String
    package let explanation: String
    package let belief: String
    package let checks: [GradedCheck]
  }

  package struct GradedCheck: Codable {
    package let name: String
    package let outcome: CheckResult.Outcome
    package let message: String
    package let file: String
    package let line: Int
    package let seconds: Double
    package let output: String
    package let code: String
  }

  package struct GradedStory: Codable {
    package let chapter: Int
    package let name: String
    package let passed: Int
    package let failures: [String]
  }

  package let version: Int
  package let started: Date
  package let seconds: Double
  package let from: String
  package let exitCode: Int32
  package let exercises: [GradedExercise]
  package let stories: [GradedStory]

  init(
    _ grading: Grading, of submission: Submission, from start: Date,
    exitCode: Int32
  ) {
    let workspace = submission.workspace
    (version, from, self.exitCode) = (1, submission.root, exitCode)
    (started, seconds) = (start, Date().timeIntervalSince(start))
    exercises = grading.grades.map { GradedExercise($0, workspace) }
    let chapters = workspace.catalogue.chapters
    stories = grading.stories.map { story in
      GradedStory(
        chapter: story.chapter,
        name: chapters.first { $0.number == story.chapter }?.story ?? "",
        passed: story.passed, failures: story.failures)
    }
  }
}

extension GradeRecord.GradedExercise {
  /// If no check ran, the declared ones are listed: as skipped if the exercise is
  /// not started, or else as unreported.
  fileprivate init(_ grade: Grade, _ workspace: Workspace) {
    let result = grade.result
    let declared = workspace.declaredChecks(of: grade.exercise)
    var checks = result.checks
    if checks.isEmpty {
      checks = declared.map { declared in
        var check = CheckResult(id: declared.name, name: declared.name)
        (check.file, check.line) = (declared.file, declared.line)
        check.outcome = result.state == .notStarted ? .skipped : .unreported
        return check
      }
    }
    (id, name, path) = (result.id, result.name, result.path)
    (state, explanation) = result.state.words
    belief = grade.belief?.sentence ?? ""
    self.checks = checks.map { check in
      let failure = check.failures.first { !$0.file.isEmpty }
      return GradeRecord.GradedCheck(
        name: check.name, outcome: check.outcome,
        message: check.failures.map(\.message).joined(separator: "\n"),
        file: failure?.file ?? check.file, line: failure?.line ?? check.line,
        seconds: check.seconds,
        output: check.printed.beginning(characters: 4_000).shown,
        code: declared.first { $0.file == check.file && $0.line == check.line }?
          .code ?? "")
    }
  }
}

extension ExerciseResult.State {
  /// The state's name, and the reason why no check could run.
  fileprivate var words: (String, String) {
    switch self {
    case .notStarted: ("notStarted", "")
    case .solved: ("solved", "")
    case .failing: ("failing", "")
    case .doesNotCompile(let errors):
      ("doesNotCompile", errors.joined(separator: "\n"))
    case .doesNotFit(let needs): ("doesNotFit", needs.joined(separator: "\n"))
    case .unusable(let what): ("unusable", what)
    }
  }
}

/// The file that a record is written to. It may be a pipe or a device, too.
package struct RecordFile {
  private let path: String
  private let handle: FileHandle

  /// Opens a file before anything is built, and empties it, so that an earlier
  /// record cannot be taken for the new one.
  ///
  /// - Throws: A `Failure` if the file cannot be written, or if it is not a
  ///   record: its name was probably mistyped.
  package init(_ path: String) throws {
    guard FileFacts(path)?.kind != .file || Self.isRecord(path) else {
      throw Failure(
        """
        \(path) isn't a record, so it wasn't replaced; move it, or choose a \
        different name
        """)
    }
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC
    let descriptor = open(path, flags, 0o644)
    guard descriptor >= 0 else { throw Failure.unwritable(path) }
    self.path = path
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  package func write(_ record: GradeRecord) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [
      .prettyPrinted, .sortedKeys, .withoutEscapingSlashes,
    ]
    encoder.dateEncodingStrategy = .iso8601
    do {
      try handle.write(contentsOf: encoder.encode(record) + Data("\n".utf8))
    } catch {
      throw Failure.unwritable(path)
    }
  }

  /// Whether a file is empty or looks like an earlier record.
  private static func isRecord(_ file: String) -> Bool {
    let data = FileManager.default.contents(atPath: file)
    let record = data.flatMap { try? JSONSerialization.jsonObject(with: $0) }
    return data?.isEmpty == true
      || (record as? [String: Any])?["exitCode"] != nil
  }
}
