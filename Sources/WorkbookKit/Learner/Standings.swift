// What the tool knows of the exercises without grading them: how each of them
// stands, and what comes next.

import Course
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
  func standings() throws -> Standings {
    Standings(try LearnerRecord.load(from: self), in: self)
  }

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

/// How every exercise stands. After a change of the files it takes a new value.
struct Standings {
  let workspace: Workspace
  let record: LearnerRecord
  /// How to leave the command that shows the next step; nil if it ends.
  var wayOut: String?
  private let table: [Exercise: Standing]

  /// Reads the files of all exercises, once.
  init(_ record: LearnerRecord, in workspace: Workspace) {
    (self.workspace, self.record) = (workspace, record)
    table = Dictionary(
      uniqueKeysWithValues: workspace.catalogue.exercises.map {
        ($0, workspace.standing(of: $0, record))
      })
  }

  private var catalogue: Catalogue { workspace.catalogue }

  subscript(exercise: Exercise) -> Standing { table[exercise]! }

  var solved: Set<Exercise> { Set(table.filter { $0.value == .solved }.keys) }

  func isSolved(_ chapter: Chapter) -> Bool {
    !chapter.exercises.isEmpty && solved.isSuperset(of: chapter.exercises)
  }

  /// The exercise that is being worked on, among those that aren't solved: the
  /// one whose file changed last, or whose task was shown after that; if there
  /// is none, the next.
  var current: Exercise {
    lastTouched(orSolved: false) ?? next ?? catalogue.exercises[0]
  }

  /// The exercise that was worked on last, solved or not; nil if there's none.
  var workedOn: Exercise? { lastTouched(orSolved: true) }

  private func lastTouched(orSolved: Bool) -> Exercise? {
    let changed = changedLast(orSolved: orSolved)
    guard let shown = record.shown,
      shown.time > changed.map(timeOfChange) ?? 0
    else { return changed }
    return catalogue.exercises.first {
      $0.name == shown.exercise && (orSolved || self[$0] != .solved)
    } ?? changed
  }

  /// The chapter that is being worked on: the one whose file changed last.
  private var currentChapter: Chapter {
    changedLast(orSolved: true)
      .map { catalogue.chapters(of: [$0])[0] } ?? catalogue.chapters[0]
  }

  private func changedLast(orSolved: Bool) -> Exercise? {
    catalogue.exercises.filter { isOpen($0) || orSolved && self[$0] == .solved }
      .max { timeOfChange(of: $0) < timeOfChange(of: $1) }
  }

  private func isOpen(_ exercise: Exercise) -> Bool {
    [.started, .changed].contains(self[exercise])
  }

  private func timeOfChange(of exercise: Exercise) -> Double {
    workspace.swiftFiles(in: exercise.learnersFolder)
      .compactMap { workspace.facts($0)?.modified }.max() ?? 0
  }

  /// The exercises that are started, and the current one.
  var underWay: [Exercise] {
    let current = current
    return catalogue.exercises.filter { $0 == current || isOpen($0) }
  }

  /// The first exercise that is not solved, from the current chapter on and
  /// then from the beginning; one of the learner's path, as long as there is
  /// one.
  var next: Exercise? {
    let all = catalogue.exercises
    let start = all.firstIndex(where: currentChapter.exercises.contains) ?? 0
    let open = (all[start...] + all[..<start]).filter { self[$0] != .solved }
    let path = path
    let onPath = catalogue.chapters.filter { path.contains($0.name) }
      .flatMap(\.exercises)
    return open.first(where: onPath.contains) ?? open.first
  }

  /// The path on which the commands guide the learner: the chosen one. Who
  /// hasn't chosen is on the short path until they begin another chapter, and
  /// then on all chapters.
  var path: CoursePath {
    if let chosen = CoursePath.chosen(in: workspace.root) { return chosen }
    let goesDeeper = catalogue.chapters.contains { chapter in
      !CoursePath.app.contains(chapter.name)
        && (isPlayed(chapter) || isLeft(chapter)
          || chapter.exercises.contains { self[$0] != .notStarted })
    }
    return goesDeeper ? .all : .app
  }

  /// The numbers of exercises by their standings, such as `solved: 1.1 1.2`.
  func overview(of exercises: [Exercise]) -> String {
    Standing.allCases.compactMap { standing in
      let ids = exercises.filter { self[$0] == standing }.map(\.id)
      let line = "\(standing.rawValue): \(ids.joined(separator: " "))"
      return ids.isEmpty ? nil : line
    }.joined(separator: "; ")
  }

  var timeLeft: TimeLeft {
    TimeLeft(in: workspace.root, solved: Set(solved.map(\.name)))
  }
}

// MARK: - What comes next

extension Standings {
  /// What a learner types next, as lines.
  var nextStep: String { nextStep() }

  /// - Parameter graded: An exercise to go on with, even before its lesson.
  private func nextStep(
    in graded: Exercise? = nil, or others: [String] = []
  ) -> String {
    guard let exercise = graded ?? next else {
      return "All exercises are solved.\n"
        + text([catalogue.exercises[0].solutionStep], others)
    }
    var steps = [editing(exercise), "make grade E=\(exercise.id)"]
    if self[exercise] == .notStarted {
      // A task says itself how to go on.
      steps = ["make task E=\(exercise.id)"]
      let begun = catalogue.chapters.first { $0.exercises.first == exercise }
      if graded == nil, let begun, !isPlayed(begun) {
        steps.insert("make chapter-\(begun.number)", at: 0)
        return text(steps, others + deeper(before: begun))
      }
    }
    return text(steps, workspace.playing(exercise) + others)
  }

  /// The way off the short path, when a chapter of it is next.
  private func deeper(before next: Chapter) -> [String] {
    let skipped = catalogue.chapters.last { $0.number < next.number }
    let path = path
    guard path == .app, path.contains(next.name), let skipped,
      !path.contains(skipped.name)
    else { return [] }
    return ["make chapter-\(skipped.number) goes deeper before that"]
  }

  private func text(_ steps: [String], _ others: [String]) -> String {
    let steps = [wayOut].compactMap(\.self) + steps
    return NextSteps(steps: steps, others: others).text() + "\n"
  }

  /// Whether the learner has left the chapter's lesson before its end.
  private func isLeft(_ chapter: Chapter) -> Bool {
    workspace.exists(".workbook/lessons/\(chapter.folder)")
  }

  /// Whether the learner has answered in the chapter's lesson, and has not left
  /// it.
  private func isPlayed(_ chapter: Chapter) -> Bool {
    let record = try? AnswerRecord.load(from: workspace.root, notice: notice)
    return !isLeft(chapter)
      && record?.answers.contains { $0.chapter == chapter.name } == true
  }

  /// The last lines after a grading: the next step, and before it, if a chapter
  /// is solved, what its notes teach.
  func closing(after graded: [Exercise], _ display: Display) -> String {
    let one = graded.count == 1 ? graded[0] : nil
    if let one, self[one] == .notStarted { return nextStep(in: one) }
    var others: [String] = []
    if let one, self[one] == .solved, next != nil {
      others.append(one.solutionStep)
    }
    let chapter = currentChapter
    let isGraded = chapter.exercises.contains(where: graded.contains)
    if isGraded, isSolved(chapter) {
      return Renderer(display).render(ending(of: chapter)) + "\n"
        + nextStep(or: others)
    }
    // Who can do a chapter's last exercise may leave out the others.
    let path = path
    if let last = chapter.exercises.last, self[last] == .solved,
      graded.contains(last),
      let following = catalogue.chapters.first(where: {
        $0.number > chapter.number && path.contains($0.name)
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
    var paragraphs: [[Inline]] = [[.strong([.text(title)])]]
    let first = Document(parsing: notes).blocks.lazy.compactMap {
      if case .paragraph(let text) = $0.block { text } else { nil }
    }.first
    if let first, case .text(let promise)? = first.first {
      let kept = promise.replacing(
        "By the end of this chapter, you'll be able to", with: "You can now")
      paragraphs.append([.text(kept)] + first.dropFirst())
    }
    let words = definitions(in: notes).map(\.word).joined(separator: ", ")
    if !words.isEmpty {
      paragraphs.append([
        .text("The chapter's words: \(words). "), .code("make words"),
        .text(" explains them."),
      ])
    }
    return paragraphs.map(Block.paragraph)
  }
}

extension Workspace {
  /// What comes next in an exercise that fails.
  func nextSteps(after grade: Grade) -> NextSteps {
    let (exercise, result) = (grade.exercise, grade.result)
    let again = "make grade E=\(exercise.id)"
    if case .unusable(let reason) = result.state {
      let reset = Submission.reset(exercise)
      return NextSteps(
        steps: (reason.hasSuffix("; \(reset)") ? [reset] : []) + [again])
    }
    var others = ["make hint E=\(exercise.id)"] + playing(exercise)
    if result.failing.count(where: \.isSymptom) > 1 {
      others.insert(others[0] + " W=WORD for the title with that word", at: 1)
    }
    return NextSteps(
      steps: [editing(exercise, refused: result.refusedPlace), again],
      others: result.state == .failing ? others : [])
  }
}

extension ExerciseResult {
  /// The place that the compiler has refused; nil if it has refused none.
  var refusedPlace: FileLine? {
    guard case .doesNotCompile(let errors) = state else { return nil }
    return errors.first.flatMap(FileLine.init(parsing:))
  }
}
