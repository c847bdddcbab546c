// What a learner goes on with in an exercise, for the last lines of commands.

import Results

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
