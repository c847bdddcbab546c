// What the tool says on standard error, beside a command's output: why a
// command cannot be carried out, and how far a build is.

import Foundation
import NotesKit

/// A command that cannot be carried out, and why, in one line. Most messages
/// stand where they are thrown; the few here are thrown in several places.
public struct Failure: Error, Equatable, CustomStringConvertible {
  public let description: String

  package init(_ description: String) { self.description = description }

  package static func unwritable(_ path: String) -> Failure {
    Failure("cannot write \(path); check its permissions and the disk")
  }

  static func missing(_ path: String) -> Failure {
    Failure("\(path) is missing; git restore \(path) brings it back")
  }

  static func noProcess(_ error: Int32) -> Failure {
    let reason = String(cString: strerror(error))
    return Failure(
      "the system can't start another program (\(reason)); close some and try "
        + "again")
  }
}

/// Writes a line to standard error.
///
/// A terminal gets it broken between words; a pipe or a file, on one line.
package func notice(_ line: String) {
  var text = line.withoutControls + "\n"
  if isatty(STDERR_FILENO) == 1 {
    let display = Display.decide(
      flags: Display.Flags(), environment: [:], terminal: .current())
    text = display.filled(line.withoutControls)
  }
  FileHandle.standardError.write(Data(text.utf8))
}

extension Display {
  /// A text as a paragraph, with a line end.
  func filled(_ text: String) -> String {
    Renderer(self).render([.paragraph([.text(text)])])
  }
}

/// A line on standard error such as `building, 40 %`, shown during long
/// work. It is redrawn in place and wiped at the end. Without a terminal,
/// nothing is written.
package final class ProgressLine {
  private let isShown: Bool
  private var shown = ""
  /// How much of the build is done. SwiftPM counts anew for each of its parts.
  private var part = (done: 0, of: 1)

  package init(display: Display) {
    isShown = !display.plain && isatty(STDERR_FILENO) == 1
  }

  package func show(_ text: String) {
    guard isShown, text != shown else { return }
    shown = text
    FileHandle.standardError.write(Data("\r\u{1B}[K\(text)".utf8))
  }

  /// Shows how far the build is, if the line of its output says so.
  package func show(buildLine line: Substring) {
    // Swift Build of 6.4 writes `[19 / 28]`.
    let place = /\[([0-9]+) ?\/ ?([0-9]+)\]/
    guard isShown, let match = line.prefixMatch(of: place) else { return }
    let new = (done: Int(match.1)!, of: Int(match.2)!)
    // Plans and plugins are parts of one step or two.
    guard new.of > 4 else { return }
    if new.done * part.of > part.done * new.of { part = new }
    show("building, \(100 * part.done / part.of) %")
  }

  package func end() {
    part = (0, 1)
    show("")
  }
}
