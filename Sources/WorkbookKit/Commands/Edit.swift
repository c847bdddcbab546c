// make edit E=N.M.

import Foundation
import NotesKit

extension Call {
  /// Opens an exercise in the learner's editor, and becomes it: the editor owns
  /// the terminal.
  func openEditor() throws -> Int32 {
    let exercise = try exerciseOrCurrent
    let place = try workspace.placeToEdit(in: exercise)
    let editor = try Editor(ProcessInfo.processInfo.environment, for: place)
    if editor.hasOwnWindow { write("\(place)\n") }
    become(
      editor.command(opening: place, at: workspace.url(place.file)))
    throw Failure.noProgram(editor.name)
  }
}
