// The answer where no editor can be opened: those that are on this machine, with
// the keys that a beginner needs to get out of them again.

import Foundation
import NotesKit

/// The editor that the environment should name, and does not.
struct MissingEditor: Error, Equatable {
  /// The place that was to be opened.
  let place: Place
  /// The variable that has to name the editor.
  let variable: String
  /// The program that it names, which is not on this machine; nil if it names
  /// none.
  let named: String?
  /// The known editors on this machine.
  let found: [String]

  /// What to type, in short lines.
  ///
  /// - Parameters:
  ///   - command: The command to type again.
  ///   - wayOut: The key that leaves the running command first; nil if it ends
  ///     by itself.
  func text(again command: String, wayOut: String? = nil, _ display: Display)
    -> String
  {
    let trouble =
      named.map { "\(variable) names \($0), which was not found." }
      ?? "No editor is chosen."
    let lines = found.count == 1 ? "this line" : "one of these lines"
    let remedy =
      wayOut.map { "\($0) leaves; then type \(lines), and \(command) again:" }
      ?? "Type \(lines), then \(command) again:"
    var text = filled(found.isEmpty ? trouble : "\(trouble) \(remedy)", display)
    for editor in found {
      text += "  export \(variable)=\(editor)\n"
      text += "    \(Editor.keys(of: editor))\n"
    }
    let line = place.line.map { ", at line \($0)" } ?? ""
    let another = found.isEmpty ? "Open" : "Or open"
    return text + filled("\(another) this file in any editor\(line):", display)
      + "  \(place.file)\n"
  }

  private func filled(_ words: String, _ display: Display) -> String {
    Renderer(display).render([.paragraph([.text(words)])])
  }
}

extension Editor {
  /// The editors that are offered, in this order, with their first keys.
  private static let offered: [(name: String, keys: String)] = {
    let modes = "i writes; Esc, then :wq and Enter, saves and leaves"
    let window = "opens a window of its own"
    return [
      ("nano", "Ctrl-O and Enter saves, Ctrl-X leaves"),
      ("micro", "Ctrl-S saves, Ctrl-Q leaves"),
      ("code", window), ("codium", window), ("zed", window), ("subl", window),
      ("emacs", "Ctrl-X Ctrl-S saves, Ctrl-X Ctrl-C leaves"),
      ("hx", modes), ("nvim", modes), ("vim", modes), ("vi", modes),
    ]
  }()

  /// The offered editors that can be found. `vi` is offered only without `vim`,
  /// which is the same for a beginner.
  static func found(_ environment: [String: String]) -> [String] {
    let found = offered.map(\.name).filter {
      path(ofProgram: $0, in: environment) != nil
    }
    return found.filter { $0 != "vi" || !found.contains("vim") }
  }

  /// The first keys of an offered editor.
  static func keys(of name: String) -> String {
    offered.first { $0.name == name }?.keys ?? ""
  }
}
