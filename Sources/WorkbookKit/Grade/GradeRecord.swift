// The record of a grading, for programs: `make grade JSON=record.json`. The
// author's tool makes other formats of it. Record.md describes its fields.

import Foundation
import Results

package struct GradeRecord: Codable {
  package struct GradedExercise: Codable {
    package let id: String
    package let name: String
    package let path: String
    package let state: String
    /// The reason why no check could run; empty otherwise.
    package let explanation: String
    /// The belief that the failure shows, as a sentence; empty if it shows
    /// none.
    package let belief: String
    package let checks: [GradedCheck]
  }

  package struct GradedCheck: Codable {
    package let name: String
    package let outcome: CheckResult.Outcome
    /// What was seen, then the rule; empty if the check passed.
    package let message: String
    /// The file of the expectation that failed, or else of the check.
    package let file: String
    package let line: Int
    package let seconds: Double
    /// The beginning of what the graded code has printed in it.
    package let output: String
    /// The check's source, for readers who cannot open the file.
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
  /// The folder that was graded.
  package let from: String
  package let exitCode: Int32
  package let exercises: [GradedExercise]
  package let stories: [GradedStory]

  init(
    _ grading: Grading, of submission: Submission, from start: Date,
    exitCode: Int32
  ) {
    let workspace = submission.workspace
    version = 1
    started = start
    seconds = Date().timeIntervalSince(start)
    from = submission.root
    self.exitCode = exitCode
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
  /// Makes the record of an exercise. If no check ran, it lists the
  /// declared ones: as skipped if the exercise is not started, or else as
  /// unreported.
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

package struct DeclaredCheck {
  package let name: String
  package let file: String
  package let line: Int
  /// The source of the whole function, from `@Test` to its last brace.
  package let code: String
}

extension Workspace {
  /// The checks that the suite of an exercise declares; those of the file that
  /// is named after the suite come first.
  package func declaredChecks(of exercise: Exercise) -> [DeclaredCheck] {
    let files = swiftFiles(in: exercise.suiteFolder)
    return
      (files.filter { $0 == exercise.suiteFile }
      + files.filter { $0 != exercise.suiteFile }).flatMap(declaredChecks)
  }

  /// Finds the functions that are marked with `@Test`. In the house format, a
  /// function ends with the first brace that has the same indent as its mark.
  private func declaredChecks(in file: String) -> [DeclaredCheck] {
    let function = /\bfunc\s+(?:`([^`]+)`|(\w+))/
    let lines = ((try? text(file)) ?? "")
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.compactMap { start in
      let margin = lines[start].prefix { $0 == " " }
      guard lines[start].hasPrefix("\(margin)@Test") else { return nil }
      let end = lines[start...].firstIndex { $0 == "\(margin)}" } ?? start
      let code = lines[start...end].joined(separator: "\n")
      return code.firstMatch(of: function).map { name in
        DeclaredCheck(
          name: String(name.1 ?? name.2 ?? ""), file: file, line: start + 1,
          code: code)
      }
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
  /// - Parameter path: A path from the folder in which the command was given,
  ///   or an absolute one.
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
      try handle.write(
        contentsOf: encoder.encode(record) + Data("\n".utf8))
    } catch {
      throw Failure.unwritable(path)
    }
  }

  /// Whether a file is empty or looks like an earlier record.
  private static func isRecord(_ file: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: file) else {
      return false
    }
    let record = try? JSONSerialization.jsonObject(with: data)
    return data.isEmpty || (record as? [String: Any])?["exitCode"] != nil
  }
}
