// Grades exercises: builds them with their suites, runs the suites, and says
// for each exercise how it stands.

import Foundation
import NotesKit

/// How an exercise stands, and why.
struct Grade: Equatable {
  enum State: Equatable {
    /// The file is still exactly the shipped stub.
    case notStarted
    case solved
    case failing
    /// The learner's file does not compile: the errors in it.
    case broken([String])
  }

  let exercise: Exercise
  let state: State
  let checks: [Check]
}

/// How a chapter's story went.
struct StoryGrade: Equatable {
  let chapter: Chapter
  let passed: Int
  /// What XCTest said, a line each.
  let failures: [String]
}

/// Builds and runs the suites of some exercises.
struct Grader {
  let workspace: Workspace
  let progress: ProgressLine
  /// Variables for `swift`, such as `SUBJECT` and `STRICT`.
  var environment: [String: String] = [:]

  struct Report {
    var grades: [Grade] = []
    var stories: [StoryGrade] = []
    /// The last line of the run, when something other than checks failed.
    var trouble: String?
  }

  /// Grades exercises, and the stories of chapters.
  func grade(_ exercises: [Exercise], stories: [Chapter]) throws -> Report {
    let built = try build()
    let graded = exercises.filter { built.broken[$0.id] == nil }
    let told = stories.filter { chapter in
      !built.without.contains(chapter.storyID)
        && chapter.exercises.allSatisfy { built.broken[$0.id] == nil }
    }
    let run = try runSuites(
      graded.map(\.suite) + told.map(\.story), without: built.without)

    var report = Report()
    report.grades = exercises.map { exercise in
      if let errors = built.broken[exercise.id] {
        return Grade(exercise: exercise, state: .broken(errors), checks: [])
      }
      let checks = run.checks(of: exercise.suite)
      return Grade(
        exercise: exercise, state: state(of: checks), checks: checks)
    }
    report.stories = told.map { StoryGrade(chapter: $0, console: run.output) }
    if !run.succeeded, !report.hasFailure {
      report.trouble = run.output.split(separator: "\n").last.map(String.init)
    }
    return report
  }

  /// What is built, and what had to be left out for it.
  private struct Built {
    /// The errors of each exercise that does not compile, by its number.
    var broken: [String: [String]] = [:]
    /// What the manifest is told to leave out.
    var without: Set<String> = []
  }

  /// Builds everything. An exercise that does not compile is left out, and the
  /// rest is built again, so that one broken file stops only itself. A story
  /// that does not compile is left out, too: an exercise of its chapter will
  /// be the reason.
  private func build() throws -> Built {
    var built = Built()
    let subject = environment["SUBJECT"] ?? "Exercises"
    for exercise in workspace.catalogue.exercises {
      let missing = workspace.missingFiles(of: exercise, under: subject)
      guard !missing.isEmpty else { continue }
      built.without.insert(exercise.id)
      built.broken[exercise.id] = missing.map {
        "\($0) is missing; a fresh copy is in Tests/Stubs/\(exercise.path)"
      }
    }
    while true {
      let outcome = try workspace.run(
        ["swift", "build", "--build-tests"],
        environment: environment(without: built.without),
        eachLine: progress.show(buildLine:))
      progress.end()
      if outcome.succeeded { return built }

      let before = built.without
      for exercise in workspace.catalogue.exercises {
        let errors = errors(
          in: outcome.output, below: "\(subject)/\(exercise.path)/",
          or: "Tests/\(exercise.path)/")
        if !errors.isEmpty {
          built.broken[exercise.id] = errors
          built.without.insert(exercise.id)
        }
      }
      if built.without == before {
        built.without.formUnion(
          workspace.catalogue.chapters.filter {
            outcome.output.contains("Tests/\($0.folder)/Story/")
          }.map(\.storyID))
      }
      guard built.without != before else {
        let first = outcome.output.firstMatch(of: /(?m)^.*error: .*$/)
        throw Failure(
          first.map { workspace.relative(String($0.output)) }
            ?? "swift build failed; run it to see why")
      }
    }
  }

  private func environment(without: Set<String>) -> [String: String] {
    environment.merging(["WITHOUT": without.sorted().joined(separator: ",")]) {
      $1
    }
  }

  /// The errors in the learner's own file; if there are none, but the suite no
  /// longer fits to it, what the suite misses.
  private func errors(
    in output: String, below folder: String, or suite: String
  ) -> [String] {
    func errors(below folder: String) -> [String] {
      var seen: Set<Substring> = []
      return output.split(separator: "\n")
        .filter { $0.contains("\(folder)") && $0.contains(": error: ") }
        .filter { seen.insert($0).inserted }
        .map { workspace.relative(String($0)) }
    }
    let own = errors(below: folder)
    if !own.isEmpty { return own }
    return errors(below: suite).map { line in
      "the suite does not fit the file: "
        + (line.components(separatedBy: ": error: ").last ?? line)
    }
  }

  private func state(of checks: [Check]) -> Grade.State {
    if checks.isEmpty { return .failing }
    if checks.allSatisfy({ $0.outcome == .passed }) { return .solved }
    if checks.allSatisfy({ $0.outcome == .skipped || $0.outcome == nil }) {
      return .notStarted
    }
    return .failing
  }

  private struct Run {
    let succeeded: Bool
    let output: String
    let events: EventStream

    /// The checks of a suite. One that began and never ended is given the
    /// reason: what the program said when it stopped.
    func checks(of suite: String) -> [Check] {
      let stop = output.firstMatch(of: /(\w+\.swift:[0-9]+: )?Fatal error.*/)
      return events.checks(of: suite).map { check in
        guard check.outcome == .interrupted else { return check }
        var check = check
        check.issues.append(
          Check.Issue(
            expectation: "",
            explanation: """
              the program stopped while this check ran: \
              \(stop.map { String($0.output.0) } ?? "it gave no reason")
              """,
            file: "", line: 0))
        return check
      }
    }
  }

  private func runSuites(
    _ suites: [String], without: Set<String>
  ) throws -> Run {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "events-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    progress.show("grading")
    defer { progress.end() }
    let outcome = try workspace.run(
      [
        "swift", "test", "--skip-build", "--filter",
        "^(\(suites.joined(separator: "|")))\\.",
        "--event-stream-output-path", file.path(percentEncoded: false),
        "--event-stream-version", "0",
      ],
      environment: environment(without: without))
    let events = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return Run(
      succeeded: outcome.succeeded, output: outcome.output,
      events: EventStream(events))
  }
}

extension StoryGrade {
  /// Reads what XCTest printed.
  init(chapter: Chapter, console: String) {
    self.chapter = chapter
    let lines = console.split(separator: "\n")
    passed = lines.count {
      $0.hasPrefix("Test Case '\(chapter.story).") && $0.contains("' passed")
    }
    failures = lines.compactMap { line in
      let match = line.firstMatch(of: /([^\/]+:[0-9]+): error: (\w+)\.(.+)$/)
      guard let match, match.2 == chapter.story else { return nil }
      return "\(match.3)".replacing("_", with: " ") + " (\(match.1))"
    }
  }
}
