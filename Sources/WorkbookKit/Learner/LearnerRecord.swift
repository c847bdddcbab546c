// What the tool remembers between commands.

import Foundation

/// The contents of `.workbook/progress.json`: which exercises were solved, and
/// how many hints were shown. The key is the exercise's name, because numbers
/// change when chapters move.
struct LearnerRecord: Codable, Equatable {
  struct Memory: Codable, Equatable {
    /// A fingerprint of the files that were solved; nil before.
    var solved: String?
    /// The check that failed first when it was last graded.
    var failing: String?
    /// All checks that failed then.
    var allFailing: [String]?
    /// The place that the compiler refused when it was last graded, such as
    /// `Exercises/…/Store.swift:12`; nil if it refused none.
    var refused: String?
    /// How many hints were shown.
    var hints = 0
    /// The check that they were for; nil if they were for all of it.
    var hintsFor: String?
  }

  static let path = ".workbook/progress.json"

  /// An exercise whose task was shown, and when, in seconds since 1970.
  struct Shown: Codable, Equatable {
    var exercise: String
    var time: Double
  }

  var version = 1
  var exercises: [String: Memory] = [:]
  /// The task that was shown last.
  var shown: Shown?

  /// Reads the record; it is empty if the file is missing.
  ///
  /// A file that cannot be read is not deleted, but set aside as
  /// `progress.damaged.json`, with a notice. The record is empty then.
  static func load(from workspace: Workspace) throws -> LearnerRecord {
    guard workspace.exists(path) else { return LearnerRecord() }
    if let data = try? Data(contentsOf: workspace.url(path)),
      let record = try? JSONDecoder().decode(LearnerRecord.self, from: data),
      record.version == 1
    {
      return record
    }
    let aside = (1...).lazy
      .map { ".workbook/progress.damaged\($0 == 1 ? "" : "-\($0)").json" }
      .first { !workspace.exists($0) }!
    try workspace.changing(path) {
      try FileManager.default.moveItem(at: $0, to: workspace.url(aside))
    }
    notice(
      "\(path) can't be read, so it was renamed \(aside); make grade finds "
        + "out again what's solved")
    return LearnerRecord()
  }

  /// Changes the record under a lock.
  static func update(
    in workspace: Workspace, _ change: (inout LearnerRecord) throws -> Void
  ) throws -> LearnerRecord {
    let lock = try Lock.wait(for: ".workbook/lock", in: workspace) {}
    defer { withExtendedLifetime(lock) {} }
    let before = try load(from: workspace)
    var record = before
    try change(&record)
    if record != before {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      let text = String(decoding: try encoder.encode(record), as: UTF8.self)
      try workspace.write(text + "\n", to: path)
    }
    return record
  }

  /// Whether no exercise has been graded yet, as far as this record knows.
  var isUngraded: Bool {
    exercises.values.allSatisfy {
      $0.solved == nil && $0.failing == nil && $0.refused == nil
    }
  }

  subscript(exercise: Exercise) -> Memory {
    get { exercises[exercise.name] ?? Memory() }
    set { exercises[exercise.name] = newValue }
  }

  /// Records which exercises are solved, and which check of the others failed
  /// first.
  static func remember(
    _ grading: Grading, in workspace: Workspace
  ) throws -> LearnerRecord {
    try update(in: workspace) { record in
      for grade in grading.grades {
        var memory = record[grade.exercise]
        memory.failing = grade.result.firstFailing?.name
        memory.allFailing = grade.result.failing.map(\.name)
        memory.refused = grade.result.refusedPlace?.description
        if grade.result.state == .solved {
          memory.solved = grade.fingerprint
        } else if memory.solved == grade.fingerprint {
          // The suite has a new check, which the same files do not pass.
          memory.solved = nil
        }
        record[grade.exercise] = memory
      }
    }
  }
}
