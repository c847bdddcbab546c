// The place where a lesson is played: a terminal, or a test.

import Foundation
import NotesKit

/// The output of a player, and the source of its answers.
struct Console {
  var write: (String) -> Void
  /// Shows a prompt, and returns the answer; nil at the end of the input.
  var ask: (String) -> String?
  /// The display of this moment: a terminal may change its size at any time.
  var display: () -> Display
}

extension Console {
  /// The terminal that the program was started in.
  static func terminal(_ flags: Display.Flags) -> Console {
    Console(
      write: NotesKit.write,
      ask: { prompt in
        NotesKit.write(prompt)
        defer { NotesKit.write("\n") }
        return readLine()
      },
      display: {
        .decide(
          flags: flags, environment: ProcessInfo.processInfo.environment,
          terminal: .current())
      })
  }
}
