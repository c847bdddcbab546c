// One line on standard error that says how far a build is. It is redrawn in
// place and wiped at the end. Without a terminal, nothing is written.

import Foundation
import NotesKit

/// A line such as `building 12 of 80`, shown during long work.
package final class ProgressLine {
  private let isShown: Bool
  private var shown = ""

  package init(display: Display) {
    isShown = !display.plain && isatty(STDERR_FILENO) == 1
  }

  /// Shows a text in place of the one before.
  package func show(_ text: String) {
    guard isShown, text != shown else { return }
    shown = text
    FileHandle.standardError.write(Data("\r\u{1B}[K\(text)".utf8))
  }

  /// Shows how far the build is, if the line of its output says so.
  package func show(buildLine line: Substring) {
    guard isShown, line.hasPrefix("[") else { return }
    if let match = line.prefixMatch(of: /\[([0-9]+)\/([0-9]+)\]/) {
      show("building \(match.1) of \(match.2)")
    }
  }

  /// Wipes the line.
  package func end() {
    guard isShown, !shown.isEmpty else { return }
    shown = ""
    FileHandle.standardError.write(Data("\r\u{1B}[K".utf8))
  }
}
