// Lines on standard error.

import Foundation
import NotesKit

/// Writes a line to standard error, beside the command's output.
func notice(_ line: String) {
  FileHandle.standardError.write(Data("\(line.withoutControls)\n".utf8))
}
