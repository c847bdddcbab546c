// make new-chapter, make new-exercise.

import NotesKit

extension Call {
  /// Makes a chapter that plays, and lists it.
  func beginChapter() throws -> Int32 {
    guard workspace.core == .ours else { throw Failure.weavesFromOurs }
    let chapter = try NewNames(workspace: workspace).chapter(
      argument ?? "", name: options["--name"], on: options["--on"])
    report(
      try Skeleton(of: chapter, in: workspace).make(),
      try workspace.list(chapter))
    let after = try Workspace(root: workspace.root)
    let woven = try after.weave([chapter], ProgressLine(display: display))
    for path in woven.written { write("wrote \(path)\n") }
    for finding in woven.findings { write("\(finding)\n") }
    next(
      "make chapter-\(chapter.number)",
      "make new-exercise E=\(chapter.number).1 NAME=…")
    return woven.findings.isEmpty ? 0 : 1
  }

  /// Makes an exercise that can be graded, and lists it.
  func beginExercise() throws -> Int32 {
    let names = NewNames(workspace: workspace)
    let (exercise, chapter) = try names.exercise(
      argument ?? "", name: options["--name"])
    let type = try names.type(options["--type"] ?? exercise.name)
    let skeleton = try Skeleton(
      of: exercise, writing: type, in: chapter, of: workspace)
    report(try skeleton.make(), try workspace.list(chapter))
    next(
      "make grade E=\(exercise.id) FROM=Solutions",
      "write the solution and the stub; make stub E=\(exercise.id) keeps it")
    return 0
  }

  private func report(_ made: [String], _ changed: [String]) {
    for path in made { write("made \(path)\n") }
    for path in changed { write("changed \(path)\n") }
  }

  private func next(_ steps: String...) {
    write("\nNext: \(steps.joined(separator: "\nthen: "))\n")
    write("then: make test says what is still to be written\n")
  }
}
