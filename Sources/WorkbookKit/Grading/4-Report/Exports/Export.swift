// Writes the record to a file, in the format that its reader expects.

import Foundation

/// A file that the record is written to.
struct Export {
  enum Format: String, CaseIterable {
    case json, junit, exercism, gradescope
  }

  let format: Format
  /// A path from the folder in which the command was given, or an absolute one.
  let path: String

  /// Makes sure, before anything is built, that the file can be written.
  /// Removes an earlier record, so that it cannot be taken for the new one.
  ///
  /// - Throws: A `Failure` if the file cannot be written, if it lies among the
  ///   learner's own files, or if there is a file that is not a record.
  func prepare(in workspace: Workspace) throws {
    let target = target
    let folder = target.deletingLastPathComponent()
    let file = target.path(percentEncoded: false)
    if let own = learnersFolder(above: target, in: workspace) {
      throw Failure.record(path, amongThoseOf: own)
    }
    let kind = FileFacts(file)?.kind
    let isWritable =
      kind == .other
      ? access(file, W_OK) == 0
      : kind != .folder
        && FileFacts(folder.path(percentEncoded: false))?.kind == .folder
        && access(folder.path(percentEncoded: false), W_OK) == 0
    guard isWritable else { throw Failure.unwritable(path) }
    guard kind == .file else { return }
    guard isRecord(target) else { throw Failure.noRecord(path) }
    if unlink(file) != 0 { throw Failure.unwritable(path) }
  }

  /// The learner's own folder that contains a path; nil if none does. Folders
  /// are compared by identity, because the file system may ignore case.
  private func learnersFolder(
    above target: URL, in workspace: Workspace
  ) -> String? {
    func identity(_ place: URL) -> [UInt64]? {
      FileFacts(place.path(percentEncoded: false))?.identity
    }
    var places: [[UInt64]] = []
    var folder = target
    while folder.pathComponents.count > 1 {
      folder.deleteLastPathComponent()
      identity(folder).map { places.append($0) }
    }
    return ["Exercises", ".workbook"].first { name in
      identity(workspace.url(name)).map(places.contains) ?? false
    }
  }

  /// Whether a file is empty or looks like an earlier record. Another file is
  /// not replaced: its name was probably mistyped.
  private func isRecord(_ file: URL) -> Bool {
    guard let data = try? Data(contentsOf: file) else { return false }
    if data.isEmpty { return true }
    let record = try? JSONSerialization.jsonObject(with: data)
    return if let record = record as? [String: Any] {
      record["exercises"] != nil || record["tests"] != nil
    } else {
      String(decoding: data, as: UTF8.self).contains("<testsuites>")
    }
  }

  /// Writes the record: to a file atomically, to a pipe or a device directly.
  func write(_ record: GradingRecord) throws {
    let target = target
    let isFile = FileFacts(target.path(percentEncoded: false))?.kind != .other
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

  /// The file to write. If the path is a link, its destination, even one that
  /// does not exist.
  private var target: URL {
    var target = URL(filePath: path)
    for _ in 0..<32 {
      guard
        let link = try? FileManager.default.destinationOfSymbolicLink(
          atPath: target.path(percentEncoded: false))
      else { break }
      target =
        URL(
          filePath: link, relativeTo: target.deletingLastPathComponent()
        ).absoluteURL
    }
    return target.resolvingSymlinksInPath()
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
  /// Whether nothing can be said about it: the check did not run to its end.
  var isError: Bool {
    !outcome.isEnd
  }

  /// The message of a check that did not pass: its own, or else the exercise's.
  func message(in exercise: GradingRecord.Exercise) -> String {
    if !message.isEmpty { return message }
    return exercise.explanation.isEmpty
      ? "this check did not report" : exercise.explanation
  }
}
