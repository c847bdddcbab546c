// Lines on standard error.

import Foundation
import NotesKit

/// Writes a line to standard error, beside the command's output.
///
/// A terminal gets it broken between words; a pipe or a file, on one line.
package func notice(_ line: String) {
  var text = line.withoutControls + "\n"
  if isatty(STDERR_FILENO) == 1 {
    let display = Display.decide(
      flags: Display.Flags(), environment: [:], terminal: .current())
    text = Renderer(display).render([.paragraph([.text(line.withoutControls)])])
  }
  FileHandle.standardError.write(Data(text.utf8))
}
