// make edit E=N.M.

import Foundation
import NotesKit

extension Call {
  /// Opens an exercise in the learner's editor, which owns the terminal until it
  /// ends; then says how to go on.
  ///
  /// - Returns: The exit code of the editor; 2 if there is none.
  func openEditor() throws -> Int32 {
    let exercise = try exerciseOrCurrent
    let place = try workspace.placeToEdit(in: exercise)
    do {
      let editor = try Editor(ProcessInfo.processInfo.environment, for: place)
      if editor.hasOwnWindow { write("\(place)\n") }
      let code = try editor.run(opening: place, at: workspace.url(place.file))
      if code == 0 {
        write(NextSteps(steps: ["make grade E=\(exercise.id)"]).text() + "\n")
      }
      return code
    } catch let missing as MissingEditor {
      let text = missing.text(again: "make edit E=\(exercise.id)", display)
      FileHandle.standardError.write(Data(text.utf8))
      return 2
    }
  }
}
