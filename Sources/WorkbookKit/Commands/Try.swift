// make try, make try FILE=path and make try W=1.

import Foundation
import NotesKit

extension Call {
  /// Runs a file, and shows below its output what was tracked.
  ///
  /// - Returns: 0 if the program ended by itself, else 1.
  func tryOut() throws -> Int32 {
    guard workspace.core == .ours else { throw Failure.triesOurs }
    Interruption.catchSignals()
    let isNew = try argument == nil && workspace.makeScratch()
    let trying = try Trying(
      workspace.ownPath(argument ?? Workspace.scratch), in: workspace, display)
    if isNew {
      write("made \(Workspace.scratch), to edit and to run again\n\n")
    }
    return !has(.watch)
      ? try trying.run() : try TryWatch(trying: trying).run()
  }
}

extension Workspace {
  /// A path from the root, if the file lies below it.
  func ownPath(_ path: String) -> String {
    relative(path.hasPrefix("./") ? String(path.dropFirst(2)) : path)
  }
}
