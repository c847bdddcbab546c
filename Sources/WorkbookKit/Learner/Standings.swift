// How all exercises stand, as far as the tool knows without grading them, and
// what comes next.

import Foundation
import NotesKit
import Results

/// How an exercise stands; the words are those that a learner reads.
enum Standing: String, CaseIterable {
  case notStarted = "not started"
  case started
  case solved
  /// It was solved, and the file has changed since.
  case changed = "changed since it was solved"
}

extension Workspace {
  func standing(of exercise: Exercise, _ record: LearnerRecord) -> Standing {
    // Files that the grader refuses are not the shipped ones.
    guard let files = try? Submission(of: self).files(of: exercise) else {
      return .started
    }
    if shippedFiles(of: exercise).areUntouched(files) { return .notStarted }
    switch record[exercise].solved {
    case nil: return .started
    case fingerprint(of: files): return .solved
    default: return .changed
    }
  }
}

/// How every exercise stands at one moment. A later moment needs a new value.
struct Standings {
  let workspace: Workspace
  /// How to leave the command that shows the next step; nil if it ends.
  var wayOut: String?
  private let table: [Exercise: Standing]

  /// Reads the files of all exercises, once.
  init(_ record: LearnerRecord, in workspace: Workspace) {
    self.workspace = workspace
    table = Dictionary(
      uniqueKeysWithValues: workspace.catalogue.exercises.map {
        ($0, workspace.standing(of: $0, record))
      })
  }

  private var catalogue: Catalogue { workspace.catalogue }

  /// How an exercise of the catalogue stands.
  subscript(exercise: Exercise) -> Standing { table[exercise]! }

  /// The exercises that are solved.
  var solved: Set<Exercise> {
    Set(table.filter { $0.value == .solved }.keys)
  }

  func isSolved(_ chapter: Chapter) -> Bool {
    !chapter.exercises.isEmpty && solved.isSuperset(of: chapter.exercises)
  }

  /// The exercise that is being worked on: the one whose file changed last,
  /// among those that are started and not solved; if there is none, the next.
  var current: Exercise {
    changedLast(among: [.started, .changed]) ?? next ?? catalogue.exercises[0]
  }

  /// The chapter that is being worked on: the one whose file changed last.
  private var currentChapter: Chapter {
    let last = changedLast(among: [.started, .changed, .solved])
    return catalogue.chapters.first { chapter in
      last.map(chapter.exercises.contains) ?? true
    }!
  }

  private func changedLast(among standings: Set<Standing>) -> Exercise? {
    func changed(_ exercise: Exercise) -> Double {
      workspace.swiftFiles(in: exercise.learnersFolder)
        .compactMap { workspace.facts($0)?.modified }.max() ?? 0
    }
    return catalogue.exercises.filter { standings.contains(self[$0]) }
      .max { changed($0) < changed($1) }
  }

  /// The first exercise that is not solved, from the current chapter on and
  /// then from the beginning; one of the short path, as long as there is one
  /// and the learner stays on it.
  var next: Exercise? {
    let all = catalogue.exercises
    let start = all.firstIndex(where: currentChapter.exercises.contains) ?? 0
    let open = (all[start...] + all[..<start]).filter { self[$0] != .solved }
    let onPath = catalogue.chapters.filter(\.isOnShortPath)
      .flatMap(\.exercises)
    return goesDeeper
      ? open.first : open.first(where: onPath.contains) ?? open.first
  }

  /// Whether the learner has begun a chapter that is not on the short path.
  private var goesDeeper: Bool {
    catalogue.chapters.contains { chapter in
      !chapter.isOnShortPath
        && (isPlayed(chapter) || isLeft(chapter)
          || chapter.exercises.contains { self[$0] != .notStarted })
    }
  }

  /// The time that is left.
  var timeLeft: TimeLeft {
    TimeLeft(in: workspace.root, solved: Set(solved.map(\.name)))
  }
}

// MARK: - What comes next

extension Standings {
  /// The next step, in two or three lines.
  var nextStep: String { nextStep() }

  private func nextStep(or others: [String] = []) -> String {
    guard let next else {
      let first = catalogue.exercises[0]
      return "All exercises are solved.\n" + text([solution(of: first)], others)
    }
    let begun = catalogue.chapters.first { $0.exercises.first == next }
    if self[next] == .notStarted, let begun, !isPlayed(begun) {
      return text(
        ["make chapter-\(begun.number)", "make task E=\(next.id)"],
        others + deeper(before: begun))
    }
    return nextStep(in: next, or: others)
  }

  private func nextStep(in exercise: Exercise, or others: [String] = [])
    -> String
  {
    let begin =
      self[exercise] == .notStarted ? ["make task E=\(exercise.id)"] : []
    return text(
      begin + [workspace.editing(exercise), "make grade E=\(exercise.id)"],
      workspace.playing(exercise) + others)
  }

  /// The way off the short path, where a chapter of it is next.
  private func deeper(before next: Chapter) -> [String] {
    let skipped = catalogue.chapters.last { $0.number < next.number }
    guard next.isOnShortPath, !goesDeeper, let skipped, !skipped.isOnShortPath
    else { return [] }
    return ["make chapter-\(skipped.number) goes deeper before that"]
  }

  private func text(_ steps: [String], _ others: [String]) -> String {
    let way = wayOut.map { [$0] } ?? []
    return NextSteps(steps: way + steps, others: others).text() + "\n"
  }

  private func solution(of exercise: Exercise) -> String {
    "make solution E=\(exercise.id) shows yours beside the solution"
  }

  /// Whether the learner has left the chapter's lesson before its end.
  private func isLeft(_ chapter: Chapter) -> Bool {
    workspace.exists(".workbook/lessons/\(chapter.folder)")
  }

  /// Whether the learner has answered in the chapter's lesson, and has not left
  /// it.
  private func isPlayed(_ chapter: Chapter) -> Bool {
    let record = try? AnswerRecord.load(from: workspace.root, notice: notice)
    let answers = record?.answers ?? []
    return !isLeft(chapter) && answers.contains { $0.chapter == chapter.name }
  }

  /// The last lines after a grading: the next step, and before it, if a chapter
  /// is solved, what its notes teach.
  func closing(after graded: [Exercise], _ display: Display) -> String {
    let one = graded.count == 1 ? graded[0] : nil
    if let one, self[one] == .notStarted { return nextStep(in: one) }
    var others: [String] = []
    if let one, self[one] == .solved, next != nil {
      others.append(solution(of: one))
    }
    let chapter = currentChapter
    guard chapter.exercises.contains(where: graded.contains) else {
      return nextStep(or: others)
    }
    if isSolved(chapter) {
      return Renderer(display).render(ending(of: chapter)) + "\n"
        + nextStep(or: others)
    }
    // Who can do a chapter's last exercise may leave out the others.
    if let last = chapter.exercises.last, self[last] == .solved,
      graded.contains(last),
      let following = catalogue.chapters.first(where: {
        $0.number > chapter.number && (goesDeeper || $0.isOnShortPath)
      })
    {
      others.append("make chapter-\(following.number) plays the next lesson")
    }
    return nextStep(or: others)
  }

  /// The end of a solved chapter, in the words of its notes: the promise that
  /// they begin with, which is kept now, and the words that they define.
  private func ending(of chapter: Chapter) -> [Block] {
    let notes = (try? workspace.text(chapter.notes)) ?? ""
    let title = "Chapter \(chapter.number), \(chapter.name), is solved."
    var blocks: [Block] = [.paragraph([.strong([.text(title)])])]
    let paragraphs = Document(parsing: notes).blocks.lazy.compactMap {
      if case .paragraph(let text) = $0.block { text } else { nil }
    }
    if let promise = paragraphs.first, case .text(let start)? = promise.first {
      let kept = start.replacing(
        "After this chapter you can", with: "You can now")
      blocks.append(.paragraph([.text(kept)] + promise.dropFirst()))
    }
    let words = definitions(in: notes).map(\.word)
    if !words.isEmpty {
      blocks.append(
        .paragraph([
          .text("The chapter's words: \(words.joined(separator: ", ")). "),
          .code("make words"), .text(" explains them."),
        ]))
    }
    return blocks
  }
}

// MARK: - What a learner types

typealias NextSteps = Results.NextSteps

/// A line of a file.
package struct FileLine: Equatable, CustomStringConvertible {
  /// The file, as a path from the workspace's root.
  let file: String
  /// The line, from 1; nil for the file as a whole.
  var line: Int?

  package var description: String { line.map { "\(file):\($0)" } ?? file }
}

extension FileLine {
  /// The line at the beginning of a message, such as
  /// `Exercises/…/Store.swift:12: cannot find 'a' in scope`; nil if there is
  /// none.
  init?(parsing message: String) {
    guard let match = message.prefixMatch(of: #/(.+?\.swift):([0-9]+)/#) else {
      return nil
    }
    self.init(file: String(match.1), line: Int(match.2))
  }
}

extension Workspace {
  /// Where to go on in an exercise: at the line that the compiler has refused,
  /// if it has refused one when the exercise was last graded, else at the first
  /// TODO that is left, else at the file that a learner opens first.
  func lineToEdit(in exercise: Exercise) throws -> FileLine {
    let record = try LearnerRecord.load(from: self)
    if let refused = record[exercise].refused.flatMap(FileLine.init(parsing:)),
      let text = try? text(refused.file),
      NumberedLine.lines(of: text).count >= refused.line ?? 1
    {
      return refused
    }
    let places = filesToWrite(of: exercise).flatMap { name in
      let file = "\(exercise.learnersFolder)/\(name)"
      return NumberedLine.lines(of: (try? text(file)) ?? "").flatMap { line in
        todos(in: line.text).map {
          (todo: $0, place: FileLine(file: file, line: line.number))
        }
      }
    }
    return places.min { $0.todo < $1.todo }?.place
      ?? FileLine(file: file(of: exercise))
  }

  /// The line where a learner goes on; the folder, if no line is known and
  /// several files have TODOs.
  ///
  /// - Parameter refused: The line that the compiler has refused just now.
  func writingPlace(in exercise: Exercise, refused: FileLine? = nil) -> String {
    let place = refused ?? (try? lineToEdit(in: exercise))
    return place?.line == nil && filesToWrite(of: exercise).count > 1
      ? exercise.learnersFolder
      : place?.description ?? file(of: exercise)
  }

  /// The step that opens an exercise, and below it the place for somebody who
  /// opens it in another way.
  func editing(_ exercise: Exercise, refused: FileLine? = nil) -> String {
    NextSteps.editing(
      exercise.id, in: writingPlace(in: exercise, refused: refused))
  }

  /// The way to see the screen of an exercise; empty if it has none.
  func playing(_ exercise: Exercise) -> [String] {
    exists(exercise.screens)
      ? ["make play E=\(exercise.id) shows the screen as far as it is"] : []
  }
}
