// Writes the record to a file, in the form that whoever reads it expects.

import Foundation

/// A file that the record is written to.
struct Export {
  enum Format: String, CaseIterable {
    case json, junit, exercism, gradescope
  }

  let format: Format
  /// From the folder in which the command was given, or absolute.
  let path: String

  /// Makes sure, before anything is built, that there is a place to write to.
  func check() throws {
    let folder = URL(filePath: path).deletingLastPathComponent()
      .path(percentEncoded: false)
    let isWritable =
      Entry(folder)?.kind == .folder && access(folder, W_OK) == 0
      && Entry(path)?.kind != .folder
    guard isWritable else { throw Failure.unwritable(path) }
  }

  func write(_ record: GradingRecord) throws {
    do {
      try text(of: record).write(
        toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw Failure.unwritable(path)
    }
  }

  func text(of record: GradingRecord) throws -> String {
    switch format {
    case .json: try json(record)
    case .junit: junit(record)
    case .exercism: try json(ExercismResults(record))
    case .gradescope: try json(GradescopeResults(record))
    }
  }

  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [
      .prettyPrinted, .sortedKeys, .withoutEscapingSlashes,
    ]
    encoder.dateEncodingStrategy = .iso8601
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }
}

extension GradingRecord.Check {
  /// Whether nothing could be said about it: it is neither right nor wrong.
  var isError: Bool {
    ![.passed, .failed, .skipped].contains(outcome)
  }

  /// What to say if it did not pass: its own message, or the exercise's.
  func message(in exercise: GradingRecord.Exercise) -> String {
    if !message.isEmpty { return message }
    return exercise.explanation.isEmpty
      ? "nothing was heard of this check" : exercise.explanation
  }
}
