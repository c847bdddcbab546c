// The place where a person is asked: a terminal, or a test.

import Foundation

/// The output of a conversation, and the source of its answers.
public struct Console {
  public var write: (String) -> Void
  /// Shows a prompt, and returns the answer; nil at the end of the input.
  public var ask: (String) -> String?
  /// The display of this moment: a terminal may change its size at any time.
  public var display: () -> Display

  public init(
    write: @escaping (String) -> Void, ask: @escaping (String) -> String?,
    display: @escaping () -> Display
  ) {
    self.write = write
    self.ask = ask
    self.display = display
  }
}

extension Console {
  /// The terminal that the program was started in.
  public static func terminal(_ flags: Display.Flags) -> Console {
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

  /// Shows the chunks of a page, with a prompt to follow.
  public func show(_ page: [Chunk]) {
    guard !page.isEmpty else { return }
    let text = page.map { $0.lines.map { $0 + "\n" }.joined() }
      .joined(separator: "\n")
    // A blank line parts the prompt from a page that does not fill the screen.
    let sheet = Sheet(display())
    let isFull = sheet.height(of: page) >= sheet.height
    write(text + (isFull ? "" : "\n"))
  }
}
