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
  /// - Throws: A `Failure` if there is none, if it is among a learner's own
  ///   files, or if what is there is no record.
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

  /// The folder of a learner's own in which a file is to lie. Asked of the
  /// system, for two names may be one where upper and lower case are.
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

  /// Whether a file is empty or looks like an earlier record. What does not is
  /// not replaced: somebody has mistyped a name.
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

  /// Writes a whole file, or none; into a pipe or a device, as it comes.
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

  /// The file itself, where the path is a link, be the file there or not.
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
  /// Whether nothing could be said about it: it is neither right nor wrong.
  var isError: Bool {
    !outcome.isEnd
  }

  /// What to say if it did not pass: its own message, or the exercise's.
  func message(in exercise: GradingRecord.Exercise) -> String {
    if !message.isEmpty { return message }
    return exercise.explanation.isEmpty
      ? "nothing was heard of this check" : exercise.explanation
  }
}
