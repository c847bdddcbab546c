// A message to the person at the terminal. Most stand where they are thrown; the
// few here are thrown in several places.

import Foundation
import NotesKit

/// A command that cannot be carried out, and why, in one line.
public struct Failure: Error, Equatable, CustomStringConvertible {
  public let description: String

  package init(_ description: String) { self.description = description }
}

extension Failure {
  package static func unwritable(_ path: String) -> Failure {
    Failure("cannot write \(path); check its permissions and the disk")
  }

  static func missing(_ path: String) -> Failure {
    Failure("\(path) is missing; git restore \(path) brings it back")
  }

  static func noProcess(_ error: Int32) -> Failure {
    Failure(
      """
      the system cannot start another program (\(String(cString: strerror(error)))); \
      end some and try again
      """)
  }
}

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
