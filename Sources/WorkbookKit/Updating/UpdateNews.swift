// What an update has brought, as far as the learner's own files are concerned.

import NotesKit

/// The news of an update.
struct UpdateNews {
  private let branch: String
  /// The number of commits that came.
  let commits: Int
  /// The copy of what the learner has written; nil if nothing was.
  let backup: String?
  /// Exercises that are begun and are shipped with other files now.
  private(set) var otherStubs: [Exercise] = []
  /// Exercises that have another number, with the old one.
  private(set) var renumbered: [(old: String, exercise: Exercise)] = []
  private(set) var added: [Exercise] = []
  /// Files that the learner has changed and the update, too, besides those of
  /// `otherStubs`.
  private(set) var staying: [String] = []
  /// Files that the learner has changed and that the workbook has no more.
  private(set) var leftOver: [String] = []

  init(
    _ journal: Update.Journal, plan: UpdatePlan, moves: ExerciseMoves,
    moved: [String: String], _ workspace: Workspace
  ) throws {
    branch = journal.branch
    let git = Git(workspace: workspace)
    commits =
      Int(
        try git.line([
          "rev-list", "--count", "--no-merges",
          "\(journal.from)..\(journal.to)",
        ]) ?? "") ?? 0
    backup = journal.backup
    // The table of contents may be another one now.
    let workspace = try Workspace(root: workspace.root)
    let record = LearnerRecord()
    for exercise in workspace.catalogue.exercises {
      guard let before = moves.old[exercise.name] else {
        // Of a manifest that cannot be read, nothing is known.
        if !moves.old.isEmpty { added.append(exercise) }
        continue
      }
      guard workspace.standing(of: exercise, record) != .notStarted else {
        continue
      }
      if before.path != exercise.path {
        renumbered.append((before.id, exercise))
      }
      if moves.hasOtherStub(exercise) { otherStubs.append(exercise) }
    }
    let told = otherStubs.map(\.learnersFolder)
    let all = Set(plan.staying.map(\.path) + journal.chosen)
    let gone = Set(plan.staying.filter { $0.new == nil }.map(\.path))
    for path in all.sorted() where moved[path] == nil {
      let isTold =
        path.hasSuffix(".swift")
        && told.contains { path.hasPrefix($0 + "/") }
      if gone.contains(path) {
        leftOver.append(path)
      } else if !isTold {
        staying.append(path)
      }
    }
  }

  /// The news, one paragraph for each thing.
  var blocks: [Block] {
    var blocks = otherStubs.map { exercise in
      let id = exercise.id
      return Block.paragraph([
        .text(
          """
          \(id) \(exercise.name): the file that it begins with has changed, \
          and yours stays.\u{20}
          """),
        .code("make solution E=\(id)"),
        .text(" shows yours beside the solution. "),
        .code("make reset E=\(id)"),
        .text(" begins anew with the new file, and keeps yours."),
      ])
    }
    blocks += renumbered.map { old, exercise in
      .paragraph([
        .text(
          """
          \(exercise.id) \(exercise.name) was \(old) before. Your files have \
          moved with it.
          """)
      ])
    }
    blocks += staying.map { path in
      .paragraph([
        .text("\(path) has changed, and yours stays. "),
        .code("git diff \(branch) \(path)"), .text(" shows the difference."),
      ])
    }
    blocks += leftOver.map {
      .paragraph([
        .text("\($0) is no longer part of the workbook. Yours stays.")
      ])
    }
    if let first = added.first {
      let names = added.map { "\($0.id) \($0.name)" }
      blocks.append(
        added.count < 6
          ? .paragraph([.text("New: \(names.joined(separator: ", ")).")])
          : .paragraph([
            .text(
              """
              New: \(added.count) exercises, the first of them \(first.id) \
              \(first.name).\u{20}
              """), .code("make progress"), .text(" lists them."),
          ]))
    }
    if let backup {
      blocks.append(
        .paragraph([
          .text("Your files are as you left them. A copy is in \(backup).")
        ]))
    }
    return blocks
  }
}
