// The map of this module: what lessons and the tools know of the course, and
// tell each other. So it lies below both.
//
//   AnswerRecord   the answers that a learner has given to predictions: lessons
//                  append to it, and make review finds what was missed
//   TimeLeft       the time that is left, on all chapters and on a CoursePath
//   RunRecord      the report of a lesson about a run, for the author's weaver

import Foundation

/// The contents of `.workbook/answers.json`: every answer to a prediction, the
/// oldest first. A skipped question has no answer.
///
/// Chapters and scenes are kept by their names, because numbers move.
public struct AnswerRecord: Codable, Sendable, Equatable {
  /// An answer to the prediction of a scene.
  public struct Answer: Codable, Sendable, Equatable {
    /// The chapter's name, such as `Tracking`.
    public var chapter: String
    public var scene: String
    /// The number of the chosen answer, from 1.
    public var choice: Int
    public var isRight: Bool
    /// The time of the answer, kept to the second.
    public var at: Date

    public init(
      chapter: String, scene: String, choice: Int, isRight: Bool,
      at: Date = .now
    ) {
      self.chapter = chapter
      self.scene = scene
      self.choice = choice
      self.isRight = isRight
      self.at = at
    }
  }

  public static let path = ".workbook/answers.json"

  public var version = 1
  public var answers: [Answer] = []

  public init(answers: [Answer] = []) { self.answers = answers }
}

/// An error that keeps answers from being read or kept, as one line with its
/// remedy.
public struct AnswerRecordError: Error, Equatable, CustomStringConvertible {
  public let description: String

  init(folder: URL) {
    description = """
      your answers couldn't be saved: \(folder.path(percentEncoded: false)) \
      can't be written to; chmod -R u+rwX .workbook
      """
  }
}

extension AnswerRecord {
  /// Returns the record of the workspace in a folder; an empty one, if there is
  /// no file.
  ///
  /// A file that can't be read is set aside as `answers.damaged.json`, and the
  /// record is empty.
  ///
  /// - Parameter notice: A closure that is called with a line about a file that
  ///   was set aside.
  /// - Throws: An `AnswerRecordError` if such a file cannot be set aside.
  public static func load(
    from root: URL, notice: (String) -> Void
  ) throws(AnswerRecordError) -> AnswerRecord {
    let file = root.appending(path: path)
    let manager = FileManager.default
    func exists(_ file: URL) -> Bool {
      manager.fileExists(atPath: file.path(percentEncoded: false))
    }
    guard exists(file) else { return AnswerRecord() }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    if let data = try? Data(contentsOf: file),
      let record = try? decoder.decode(AnswerRecord.self, from: data),
      record.version == 1
    {
      return record
    }
    let aside = (1...).lazy
      .map { ".workbook/answers.damaged\($0 == 1 ? "" : "-\($0)").json" }
      .first { !exists(root.appending(path: $0)) }!
    do {
      try manager.moveItem(at: file, to: root.appending(path: aside))
    } catch {
      throw AnswerRecordError(folder: file.deletingLastPathComponent())
    }
    notice("\(path) can't be read, so it was renamed \(aside)")
    return AnswerRecord()
  }

  /// Appends an answer to the record of the workspace in a folder.
  ///
  /// The file is replaced as a whole, and by one process at a time, so neither
  /// an interrupt nor a lesson in another terminal loses an answer.
  ///
  /// - Throws: An `AnswerRecordError` if the file cannot be written.
  /// - Complexity: O(n) for n answers in the record.
  public static func append(
    _ answer: Answer, to root: URL, notice: (String) -> Void
  ) throws(AnswerRecordError) {
    let file = root.appending(path: path)
    let folder = file.deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true)
      let lock = open(
        folder.appending(path: "answers.lock").path(percentEncoded: false),
        O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
      defer { if lock >= 0 { close(lock) } }
      _ = flock(lock, LOCK_EX)
      var record = try load(from: root, notice: notice)
      record.answers.append(answer)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      encoder.dateEncodingStrategy = .iso8601
      let text = try encoder.encode(record) + Data("\n".utf8)
      try text.write(to: file, options: .atomic)
    } catch {
      throw AnswerRecordError(folder: folder)
    }
  }
}
