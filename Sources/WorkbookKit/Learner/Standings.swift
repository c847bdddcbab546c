// How all exercises stand, and what comes next.

import Foundation
import NotesKit
import Results

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

  /// How an exercise of the catalogue stands.
  subscript(exercise: Exercise) -> Standing { table[exercise]! }

  /// The exercises that are solved, as far as is known without grading.
  var solved: Set<Exercise> {
    Set(table.filter { $0.value == .solved }.keys)
  }

  func isSolved(_ chapter: Chapter) -> Bool {
    !chapter.exercises.isEmpty
      && chapter.exercises.allSatisfy { self[$0] == .solved }
  }

  /// The exercise that is being worked on: the one whose file changed last,
  /// among those that are started and not solved; if there is none, the next.
  var current: Exercise {
    changedLast(among: [.started, .changed])
      ?? next ?? workspace.catalogue.exercises[0]
  }

  /// The chapter that is being worked on: the one whose file changed last.
  private var currentChapter: Chapter {
    let last = changedLast
    return workspace.catalogue.chapters.first { chapter in
      last.map(chapter.exercises.contains) ?? true
    }!
  }

  /// The exercise whose file changed last; nil if none is started.
  var changedLast: Exercise? {
    changedLast(among: [.started, .changed, .solved])
  }

  private func changedLast(among standings: Set<Standing>) -> Exercise? {
    func changed(_ exercise: Exercise) -> Double {
      workspace.swiftFiles(in: exercise.learnersFolder)
        .compactMap { workspace.facts($0)?.modified }.max() ?? 0
    }
    return workspace.catalogue.exercises
      .filter { standings.contains(self[$0]) }
      .max { changed($0) < changed($1) }
  }

  /// The first exercise that is not solved, from the current chapter on and
  /// then from the beginning.
  var next: Exercise? {
    let chapter = currentChapter
    let all = workspace.catalogue.exercises
    let start = all.firstIndex { chapter.exercises.contains($0) } ?? 0
    return (all[start...] + all[..<start]).first { self[$0] != .solved }
  }

  /// The next step, in two or three lines.
  var nextStep: String {
    guard let next else {
      let first = workspace.catalogue.exercises[0]
      return """
        All exercises are solved.
        \(text(NextSteps(steps: [solution(of: first)])))
        """
    }
    if self[next] == .notStarted, let chapter = chapter(begunBy: next),
      !isPlayed(chapter)
    {
      return text(
        NextSteps(steps: ["make chapter-\(chapter.number)", task(of: next)]))
    }
    return nextStep(in: next)
  }

  /// Whether the learner is in the chapter's lesson, or has answered in it.
  private func isPlayed(_ chapter: Chapter) -> Bool {
    workspace.exists(".workbook/lessons/\(chapter.folder)")
      || answers.contains { $0.chapter == chapter.name }
  }

  private func nextStep(in exercise: Exercise) -> String {
    let begin = self[exercise] == .notStarted ? [task(of: exercise)] : []
    return text(
      NextSteps(
        steps: begin + [
          workspace.editing(exercise), "make grade E=\(exercise.id)",
        ],
        others: workspace.playing(exercise)))
  }

  private func task(of exercise: Exercise) -> String {
    "make task E=\(exercise.id)"
  }

  private func solution(of exercise: Exercise) -> String {
    "make solution E=\(exercise.id) shows yours beside the solution"
  }

  private func text(_ next: NextSteps) -> String {
    var next = next
    next.steps = [wayOut].compactMap { $0 } + next.steps
    return next.text() + "\n"
  }

  /// The way to the chapter after another; empty after the last one.
  private func moveOn(from chapter: Chapter) -> String {
    let chapters = workspace.catalogue.chapters
    return chapters.first { $0.number > chapter.number }
      .map { "  or: make chapter-\($0.number) plays the next lesson\n" } ?? ""
  }

  /// The chapter whose first exercise it is.
  private func chapter(begunBy exercise: Exercise) -> Chapter? {
    workspace.catalogue.chapters.first { $0.exercises.first == exercise }
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
    guard isSolved(chapter), isNew else {
      let solvedFirst = solvedFirst(chapter, display)
      return solvedFirst.isEmpty
        ? nextStep : solvedFirst + nextStep + moveOn(from: chapter)
    }
    return Renderer(display).render(workspace.ending(of: chapter)) + "\n"
      + nextStep
  }
}
