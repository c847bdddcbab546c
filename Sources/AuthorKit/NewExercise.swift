// make new-exercise.

import WorkbookKit

extension Author {
  /// Makes an exercise that can be graded, and lists it.
  func beginExercise() throws -> Int32 {
    let names = NewNames(workspace: workspace)
    let (exercise, chapter) = try names.exercise(
      required(
        "which exercise? make new-exercise E=5.1 NAME=InjectAnAccount"),
      name: value(of: "--name"))
    let type = try names.type(value(of: "--type") ?? exercise.name)
    let skeleton = try Skeleton(
      of: exercise, writing: type, in: chapter, of: workspace)
    report(try skeleton.make(), try workspace.list(chapter))
    next(
      "make grade E=\(exercise.id) FROM=Solutions",
      "write the solution and the stub; make stub E=\(exercise.id) keeps it")
    return 0
  }
}
