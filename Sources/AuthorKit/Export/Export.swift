// `make export`: the record that `make grade JSON=…` writes, in the formats of
// other programs. The record is described beside the code that writes it, in
// Record.md.

import Foundation
import NotesKit
import WorkbookKit

extension Author {
  /// Writes a record in other formats.
  func export() throws -> Int32 {
    let path = try required("export which record? make export JSON=grade.json")
    let writers: [(option: Option, text: (ExportedRecord) throws -> String)] = [
      ("--junit", junit), ("--exercism", { try json(ExercismResults($0)) }),
      ("--gradescope", { try json(GradescopeResults($0)) }),
    ]
    guard writers.contains(where: { has($0.option) }) else {
      throw Failure(
        "name a file for JUNIT, EXERCISM or GRADESCOPE, such as JUNIT=grade.xml"
      )
    }
    let record = try ExportedRecord(workspace.text(path), from: path)
    for writer in writers {
      guard let target = value(of: writer.option) else { continue }
      do {
        try Data(writer.text(record).utf8)
          .write(to: workspace.url(target), options: .atomic)
      } catch { throw Failure.unwritable(target) }
    }
    return 0
  }
}

/// The record of a grading, as far as other formats have a place for it.
struct ExportedRecord: Decodable {
  struct Exercise: Decodable {
    let id: String
    let name: String
    let state: String
    /// The reason why no check could run; empty otherwise.
    let explanation: String
    let checks: [Check]
  }

  struct Check: Decodable {
    let name: String
    let outcome: String
    let message: String
    let seconds: Double
    let output: String
    let code: String
  }

  struct Story: Decodable {
    let name: String
    let passed: Int
    let failures: [String]
  }

  let version: Int
  let started: Date
  let seconds: Double
  let exercises: [Exercise]
  let stories: [Story]

  /// - Throws: A `Failure` if the text is no record of this version.
  init(_ text: String, from path: String) throws {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    guard let record = try? decoder.decode(Self.self, from: Data(text.utf8)),
      record.version == 1
    else {
      throw Failure(
        "\(path) is no record; make grade JSON=\(path) writes one")
    }
    self = record
  }
}

extension ExportedRecord.Exercise {
  /// The message of a check that did not pass: its own, or else the exercise's.
  func message(of check: ExportedRecord.Check) -> String {
    if state == "notStarted" { return "not started" }
    if !check.message.isEmpty { return check.message }
    return explanation.isEmpty ? "this check did not report" : explanation
  }
}

/// The record as Exercism reads it: results.json, version 3. Each test has its
/// source, because a student cannot open the file.
struct ExercismResults: Encodable {
  struct Test: Encodable {
    let name: String
    let status: String
    let message: String?
    let output: String?
    let test_code: String
  }

  let version = 3
  let status: String
  let message: String?
  let tests: [Test]

  /// The status `error` means that no test could run; the message says why.
  init(_ record: ExportedRecord) {
    tests = record.exercises.flatMap { exercise in
      exercise.checks.map { check in
        let hasRun = ["passed", "failed", "skipped"].contains(check.outcome)
        let hasPassed = check.outcome == "passed"
        // Exercism shows 500 characters, and no more.
        let output =
          check.output.count > 500
          ? check.output.prefix(499) + "…" : check.output
        return Test(
          name: "\(exercise.id) \(exercise.name): \(check.name)",
          status: hasPassed ? "pass" : hasRun ? "fail" : "error",
          message: hasPassed ? nil : exercise.message(of: check),
          output: output.isEmpty ? nil : output, test_code: check.code)
      }
    }
    let reasons = record.exercises.map(\.explanation).filter { !$0.isEmpty }
    let hasRun = record.exercises.contains { $0.explanation.isEmpty }
    let isPass = tests.allSatisfy { $0.status == "pass" }
    status = hasRun ? isPass ? "pass" : "fail" : "error"
    message = hasRun ? nil : reasons.joined(separator: "\n")
  }
}

/// The record as Gradescope's results.json, with one point per check.
struct GradescopeResults: Encodable {
  struct Test: Encodable {
    let score: Double
    let max_score = 1.0
    let status: String
    let name: String
    let number: String
    let output: String
    let visibility = "visible"
  }

  let execution_time: Double
  let visibility = "visible"
  let stdout_visibility = "hidden"
  let output: String
  let tests: [Test]

  init(_ record: ExportedRecord) {
    execution_time = record.seconds
    output = record.exercises
      .map { "\($0.id) \($0.name): \($0.state)" }.joined(separator: "\n")
    tests = record.exercises.flatMap { exercise in
      exercise.checks.enumerated().map { index, check in
        let hasPassed = check.outcome == "passed"
        return Test(
          score: hasPassed ? 1 : 0, status: hasPassed ? "passed" : "failed",
          name: check.name, number: "\(exercise.id).\(index + 1)",
          output: [hasPassed ? "" : exercise.message(of: check), check.output]
            .filter { !$0.isEmpty }.joined(separator: "\n\n"))
      }
    }
  }
}

private func json(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [
    .prettyPrinted, .sortedKeys, .withoutEscapingSlashes,
  ]
  return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
}
