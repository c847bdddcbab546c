// make stub E=N.M.

import NotesKit
import WorkbookKit

extension Author {
  /// Keeps the files in `Exercises` as the exercise's stub, after asking. From
  /// then on the exercise counts as not started.
  func keepStub() throws -> Int32 {
    let exercise = try workspace.catalogue.exercise(
      required("the stub of which exercise? make stub E=1.1"))
    let stub = try NewStub(of: exercise, in: workspace)
    guard !stub.isEmpty else {
      write("\(exercise.id) is the same as its stub.\n")
      return 0
    }
    write(stub.text(display))
    if display.interactive, !has("--yes") {
      write("Keep this as the stub of \(exercise.id)? y keeps it: ")
      guard readLine()?.lowercased().hasPrefix("y") == true else {
        write("Nothing was changed.\n")
        return 0
      }
    }
    for path in try stub.keep() { write("wrote \(path)\n") }
    write("Next: make bank E=\(exercise.id), and make test\n")
    return 0
  }
}
