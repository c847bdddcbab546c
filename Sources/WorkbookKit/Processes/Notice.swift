// Lines on standard error.

import Foundation
import NotesKit

/// Writes a line that is not part of the answer.
func notice(_ line: String) {
  FileHandle.standardError.write(Data("\(line.withoutControls)\n".utf8))
}
