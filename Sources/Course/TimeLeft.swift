// The paths through the course, and the time that is left.

import Foundation

/// A path through the course: the chapters that are enough for what a learner
/// wants to build. None of them needs a chapter that isn't on the path.
public enum CoursePath: String, CaseIterable, Sendable {
  /// The short path, on which every learner begins.
  case app
  /// For code without views, such as a server.
  case server
  case all

  /// Chapters are kept by their names, because numbers move.
  public func contains(_ chapter: String) -> Bool {
    switch self {
    case .app:
      [
        "Declaration", "Tracking", "Views", "Environment", "Bindings",
        "Migration", "Granularity", "AsyncWork",
      ].contains(chapter)
    case .server:
      [
        "Declaration", "Expansion", "Tracking", "Continuous", "BeyondViews",
      ].contains(chapter)
    case .all: true
    }
  }

  /// What a learner reads: `Left on the short path`.
  public var title: String {
    switch self {
    case .app: "the short path"
    case .server: "the server path"
    case .all: "all chapters"
    }
  }

  /// The file that keeps the learner's choice.
  public static let file = ".workbook/path"

  /// The path that the learner chose; nil if there's no choice yet.
  public static func chosen(in root: URL) -> CoursePath? {
    let text = try? String(
      contentsOf: root.appending(path: file), encoding: .utf8)
    return text.flatMap {
      CoursePath(rawValue: $0.trimmingCharacters(in: .whitespacesAndNewlines))
    }
  }
}

/// The time that is left, by one rule: a lesson takes a minute for 150 words of
/// its notes, and one for each prediction; an exercise takes the minutes that
/// its task states. A lesson was played if the learner has answered in it, or
/// has solved an exercise of its chapter, and has not left it before its end.
public struct TimeLeft {
  private let root: URL
  private let solved: Set<String>
  /// The names of the chapters in whose lessons the learner has answered, or
  /// whose lesson has just come to its end.
  private let answered: Set<String>
  /// The folders of all chapters, such as `03-Tracking`, in their order.
  private let folders: [String]
  /// The path that the learner is on.
  public let path: CoursePath

  /// - Parameters:
  ///   - root: The folder of the workspace.
  ///   - solved: The names of the exercises that are solved.
  ///   - ended: The chapter whose lesson has just come to its end, if any.
  public init(in root: URL, solved: Set<String>, ended: String? = nil) {
    (self.root, self.solved) = (root, solved)
    let record = try? AnswerRecord.load(from: root) { _ in }
    answered = Set(
      (record?.answers ?? []).map(\.chapter) + (ended.map { [$0] } ?? []))
    folders = names(in: root.appending(path: "Chapters"))
    path = CoursePath.chosen(in: root) ?? .app
  }

  /// The minutes that all chapters take.
  public var onAll: Int { minutes(on: .all) }

  /// The minutes that the chapters of a path take.
  public func minutes(on path: CoursePath) -> Int {
    folders.filter { path.contains(name(of: $0)) }.map(minutes).reduce(0, +)
  }

  private func minutes(in folder: String) -> Int {
    let exercises = names(in: root.appending(path: "Exercises/\(folder)"))
    let open = exercises.filter { !solved.contains(name(of: $0)) }
    let isBegun =
      answered.contains(name(of: folder)) || open.count < exercises.count
    let isPlayed = isBegun && text(".workbook/lessons/\(folder)").isEmpty
    return open.map { minutesOfTask(at: "\(folder)/\($0)") }
      .reduce(isPlayed ? 0 : minutesOfLesson(in: folder), +)
  }

  private func minutesOfLesson(in folder: String) -> Int {
    // As bytes, because characters take a third of a second for all chapters.
    let notes = text("Chapters/\(folder)/Notes.md").utf8
    let lines = notes.split(separator: UInt8(ascii: "\n"))
    let words = lines.map { $0.split(separator: UInt8(ascii: " ")).count }
    return words.reduce(0, +) / 150
      + lines.count { $0.starts(with: "<!-- predict ".utf8) }
  }

  private func minutesOfTask(at path: String) -> Int {
    let minutes = /\*\*Minutes:\*\* ([0-9]+)/
    let stated = text("Exercises/\(path)/Task.md").firstMatch(of: minutes)
    return stated.flatMap { Int($0.1) } ?? 0
  }

  private func text(_ path: String) -> String {
    let file = root.appending(path: path)
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }
}

extension TimeLeft {
  /// What is left of the learner's path, and the chapter of it that comes after
  /// another one, as a line; nil if nothing is left.
  public func line(after chapter: Int) -> String? {
    let left = minutes(on: path)
    guard left > 0 else { return nil }
    let open = folders.filter {
      path.contains(name(of: $0)) && minutes(in: $0) > 0
    }
    let next = open.compactMap(number).first { $0 > chapter }
    return "Left on \(path.title): \(hours(left))."
      + (next.map { " After this chapter: chapter \($0)." } ?? "")
  }
}

/// Minutes in words, such as `9 h 40 min`; tens of minutes, from an hour on.
public func hours(_ minutes: Int) -> String {
  guard minutes >= 60 else { return "\(minutes) min" }
  let rest = minutes % 60 / 10 * 10
  return "\(minutes / 60) h" + (rest == 0 ? "" : " \(rest) min")
}

/// The name in a folder's name, such as `Tracking` in `03-Tracking`.
private func name(of folder: String) -> String {
  String(folder.drop { $0 != "-" }.dropFirst())
}

private func number(of folder: String) -> Int? {
  Int(folder.prefix { $0 != "-" })
}

/// The folders of chapters or exercises in a folder, in their order.
private func names(in folder: URL) -> [String] {
  let names = try? FileManager.default.contentsOfDirectory(
    atPath: folder.path(percentEncoded: false))
  return (names ?? []).filter { number(of: $0) != nil }.sorted()
}
