// How all exercises stand, as far as the tool knows without grading them, and
// what comes next. ChapterClosing is the end of a solved chapter.

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
  private let answers: [AnswerRecord.Answer]

  /// Reads the files of all exercises, once.
  init(_ record: LearnerRecord, in workspace: Workspace) {
    self.workspace = workspace
    let answers = try? AnswerRecord.load(from: workspace.root, notice: notice)
    self.answers = answers?.answers ?? []
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
  /// then from the beginning.
  var next: Exercise? {
    let all = catalogue.exercises
    let start = all.firstIndex(where: currentChapter.exercises.contains) ?? 0
    return (all[start...] + all[..<start]).first { self[$0] != .solved }
  }
}

// MARK: - What comes next

extension Standings {
  /// The next step, in two or three lines.
  var nextStep: String {
    guard let next else {
      let first = catalogue.exercises[0]
      return "All exercises are solved.\n" + text([solution(of: first)])
    }
    let begun = catalogue.chapters.first { $0.exercises.first == next }
    if self[next] == .notStarted, let begun, !isPlayed(begun) {
      return text(["make chapter-\(begun.number)", "make task E=\(next.id)"])
    }
    return nextStep(in: next)
  }

  /// Whether the learner is in the chapter's lesson, or has answered in it.
  private func isPlayed(_ chapter: Chapter) -> Bool {
    workspace.exists(".workbook/lessons/\(chapter.folder)")
      || answers.contains { $0.chapter == chapter.name }
  }

  private func nextStep(in exercise: Exercise) -> String {
    let begin =
      self[exercise] == .notStarted ? ["make task E=\(exercise.id)"] : []
    return text(
      begin + [workspace.editing(exercise), "make grade E=\(exercise.id)"],
      workspace.playing(exercise))
  }

  private func solution(of exercise: Exercise) -> String {
    "make solution E=\(exercise.id) shows yours beside the solution"
  }

  private func text(_ steps: [String], _ others: [String] = []) -> String {
    let way = wayOut.map { [$0] } ?? []
    return NextSteps(steps: way + steps, others: others).text() + "\n"
  }

  /// The last lines after a grading: the next step, and before it, if a chapter
  /// is solved, what its notes teach; or what it means that its last exercise
  /// was solved first.
  func closing(after graded: [Exercise], _ display: Display) -> String {
    guard graded.count == 1 else { return ending(after: graded, display) }
    switch self[graded[0]] {
    case .notStarted: return nextStep(in: graded[0])
    case .solved where next != nil:
      return ending(after: graded, display)
        + "  or: \(solution(of: graded[0]))\n"
    default: return ending(after: graded, display)
    }
  }

  private func ending(after graded: [Exercise], _ display: Display) -> String {
    let chapter = currentChapter
    let isNew = next.map { self[$0] == .notStarted } ?? true
    guard chapter.exercises.contains(where: graded.contains) else {
      return nextStep
    }
    if isSolved(chapter), isNew {
      return Renderer(display).render(workspace.ending(of: chapter)) + "\n"
        + nextStep
    }
    guard let solvedFirst = solvedFirst(chapter) else { return nextStep }
    let following = catalogue.chapters.first { $0.number > chapter.number }
    return Renderer(display).render(solvedFirst) + "\n" + nextStep
      + (following.map {
        "  or: make chapter-\($0.number) plays the next lesson\n"
      } ?? "")
  }

  /// What it means that the last exercise of a chapter is solved before others;
  /// nil if it is not, or if another exercise has changed since. One that was
  /// solved and has changed is no other: it was solved first.
  private func solvedFirst(_ chapter: Chapter) -> [Block]? {
    let others = chapter.exercises.dropLast().filter {
      ![.solved, .changed].contains(self[$0])
    }
    guard let last = chapter.exercises.last, self[last] == .solved,
      !others.isEmpty,
      changedLast(among: [.started, .changed, .solved]) == last
    else { return nil }
    let isAll = others.count > 2 && others.count == chapter.exercises.count - 1
    let ids =
      isAll
      ? "\(others[0].id) to \(others[others.count - 1].id)"
      : others.map(\.id).joined(separator: ", ")
    let title = "You have solved \(last.id) before \(ids)."
    return [.paragraph([.strong([.text(title)])])]
      + workspace.whatItShows(last)
  }
}

extension Workspace {
  /// The section of a task that says what its exercise shows by itself, if it
  /// is solved before others; empty if there is none.
  package func whatItShows(_ exercise: Exercise) -> [Block] {
    let task = Document(parsing: (try? text(exercise.task)) ?? "")
    let blocks = task.blocks.map(\.block)
    let title = Block.heading(level: 2, [.text("What it shows")])
    guard let start = blocks.firstIndex(of: title) else { return [] }
    return Array(
      blocks[(start + 1)...].prefix {
        if case .heading = $0 { false } else { true }
      })
  }
}

// MARK: - What a learner types

typealias NextSteps = Results.NextSteps

extension Workspace {
  /// The step that opens an exercise, and below it the place for somebody who
  /// opens it in another way.
  func editing(_ exercise: Exercise, refused: FileLine? = nil) -> String {
    NextSteps.editing(
      exercise.id, in: writingPlace(in: exercise, refused: refused))
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

  /// The way to see the screen of an exercise; empty if it has none.
  func playing(_ exercise: Exercise) -> [String] {
    exists(exercise.screens)
      ? ["make play E=\(exercise.id) shows the screen as far as it is"] : []
  }
}
