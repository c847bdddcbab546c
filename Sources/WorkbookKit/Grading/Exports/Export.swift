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

  /// Makes sure, before anything is built, that there is a place to write to,
  /// and that no earlier record can be taken for this one's.
  ///
  /// - Throws: A `Failure` if there is none, or if it is a learner's folder.
  func prepare(in workspace: Workspace) throws {
    let target = target
    let folder = target.deletingLastPathComponent()
    let file = target.path(percentEncoded: false)
    let exercises = workspace.url("Exercises").resolvingSymlinksInPath()
    guard !target.pathComponents.starts(with: exercises.pathComponents) else {
      throw Failure.recordAmongExercises(path)
    }
    let kind = Entry(file)?.kind
    let isWritable =
      kind == .other
      ? access(file, W_OK) == 0
      : kind != .folder
        && Entry(folder.path(percentEncoded: false))?.kind == .folder
        && access(folder.path(percentEncoded: false), W_OK) == 0
    guard isWritable else { throw Failure.unwritable(path) }
    if kind == .file, unlink(file) != 0 { throw Failure.unwritable(path) }
  }

  /// Writes a whole file, or none; into a pipe or a device, as it comes.
  func write(_ record: GradingRecord) throws {
    let target = target
    let isFile = Entry(target.path(percentEncoded: false))?.kind != .other
    do {
      let data = Data(try text(of: record).utf8)
      if isFile {
        try data.write(to: target, options: .atomic)
      } else {
        let handle = try FileHandle(forWritingTo: target)
        try handle.write(contentsOf: data)
        try handle.close()
      }
    } catch {
      throw Failure.unwritable(path)
    }
  }

  /// The file itself, where the path is a link.
  private var target: URL {
    URL(filePath: path).resolvingSymlinksInPath()
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
