// The last lines of many commands: what a learner types next.
//
//     Next: make task E=1.2
//     then: make edit E=1.2
//       in: Exercises/01-Declaration/2-IgnoreACount/Store.swift:14
//     then: make grade E=1.2
//       or: make play E=4.1 shows the screen as far as it is

/// Steps that follow one another, and what else a learner may do.
struct NextSteps {
  var steps: [String]
  var others: [String] = []

  /// The lines, with an indent before each of them, and no line end after the
  /// last.
  func text(indent: String = "") -> String {
    let lines = "Next: " + steps.joined(separator: "\nthen: ")
    return ([lines] + others.map { "  or: \($0)" })
      .flatMap { $0.split(separator: "\n") }.map { indent + $0 }
      .joined(separator: "\n")
  }
}

extension Workspace {
  /// The step that opens an exercise, and below it the place for somebody who
  /// opens it in another way.
  func editing(_ exercise: Exercise, refused: Place? = nil) -> String {
    "make edit E=\(exercise.id)\n  in: "
      + writingPlace(in: exercise, refused: refused)
  }

  /// The line where a learner goes on; the folder, if no line is known and
  /// several files have TODOs.
  ///
  /// - Parameter refused: The line that the compiler has refused just now.
  func writingPlace(in exercise: Exercise, refused: Place? = nil) -> String {
    let place = refused ?? (try? placeToEdit(in: exercise))
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
