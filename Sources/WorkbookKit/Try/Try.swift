// make try, make try FILE=path, make try E=N.M and make try W=1.

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
      workspace.fileToTry(argument), in: workspace, display)
    if isNew {
      write("made \(Workspace.scratch), to edit and to run again\n\n")
    }
    return !has(.watch)
      ? try trying.run() : try TryWatch(trying: trying).run()
  }
}

extension Workspace {
  /// The file that is meant: by its path, or by the exercise that it belongs
  /// to; the scratch file if nothing was named.
  ///
  /// - Throws: A `Failure` if there is no exercise of that number.
  func fileToTry(_ name: String?) throws -> String {
    guard let name else { return Self.scratch }
    if name.hasSuffix(".swift") { return ownPath(name) }
    do {
      return file(of: try catalogue.exercise(name))
    } catch {
      if name.first?.isNumber == true { throw error }
      return ownPath(name)
    }
  }

  /// A path from the root, if the file lies below it.
  func ownPath(_ path: String) -> String {
    relative(path.hasPrefix("./") ? String(path.dropFirst(2)) : path)
  }
}
