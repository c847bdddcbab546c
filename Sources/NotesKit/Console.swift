// The place where a person is asked: a terminal, or a test.

import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The output of a conversation, and the source of its answers.
public struct Console {
  public var write: (String) -> Void
  /// Shows a prompt, and returns the answer; nil at the end of the input.
  public var ask: (Prompt) -> String?
  /// The display of this moment: a terminal may change its size at any time.
  public var display: () -> Display

  public init(
    write: @escaping (String) -> Void, ask: @escaping (Prompt) -> String?,
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
    var keys = Keys()
    return Console(
      write: NotesKit.write,
      ask: { prompt in
        NotesKit.write(prompt.text)
        if !prompt.takesKey {
          defer { NotesKit.write("\n") }
          return readLine()
        }
        let answer = keys.answer(to: prompt)
        NotesKit.write("\(answer ?? "")\n")
        return answer
      },
      display: {
        .decide(
          flags: flags, environment: ProcessInfo.processInfo.environment,
          terminal: .current())
      })
  }

  /// Drops what was typed before anything was asked, such as during a build.
  public static func dropTypedKeys() { tcflush(STDIN_FILENO, TCIFLUSH) }

  /// Gives the terminal the mode that it had before a key was waited for. Safe
  /// in a signal handler.
  public static func giveBackTerminal() { Keys.giveBack() }

  /// Shows the pieces of a page, with a prompt to follow.
  public func show(_ page: [BlockLines]) {
    guard !page.isEmpty else { return }
    let text = page.map { $0.lines.map { $0 + "\n" }.joined() }
      .joined(separator: "\n")
    // A blank line parts the prompt from a page that does not fill the screen.
    let pageSize = PageSize(display())
    let isFull = pageSize.height(of: page) >= pageSize.height
    write(text + (isFull ? "" : "\n"))
  }
}

// Writing to standard output, also when its reader has gone.

/// Writes a text to standard output, after what `print` has buffered.
///
/// When the reader has gone away, as in `make notes-1 | head -1`, the program
/// ends at once with status 0 and without a message.
///
/// Call it from one thread at a time.
public func write(_ text: String) {
  ignoring([SIGPIPE]) {
    fflush(nil)
    if !writeAll(text, to: STDOUT_FILENO) { exit(0) }
  }
}

/// Writes all of a text; returns false when its reader has gone.
///
/// SIGPIPE has to be ignored. After any other failure, such as a full disk, it
/// gives up and returns true: the text is for a person, who sees that it stops.
func writeAll(_ text: String, to descriptor: Int32) -> Bool {
  var text = text
  return text.withUTF8 { bytes in
    var rest = UnsafeRawBufferPointer(bytes)[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = write(descriptor, part.baseAddress, part.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // Another process made it non-blocking, as happens to shared terminals.
        var place = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&place, 1, -1)
      } else if errno != EINTR {
        return errno != EPIPE
      }
    }
    return true
  }
}

/// Ignores signals while some work is done.
///
/// Programs that were started before the work still receive them.
func ignoring<Result>(
  _ signals: [Int32], during work: () throws -> Result
) rethrows -> Result {
  let handlers = signals.map { signal($0, SIG_IGN) }
  defer {
    for (number, handler) in zip(signals, handlers) { signal(number, handler) }
  }
  return try work()
}

// The pager, which shows a long text one screen at a time.

/// Shows a text through the reader's pager, and waits until the pager ends.
///
/// The pager is the command in `PAGER`, else `less`, which ends at once if the
/// text fits the screen. The text is written without a pager if there is no
/// `less`, if `PAGER` is empty, if standard output is no terminal, or if the
/// display is plain, because a screen reader has pages of its own.
///
/// The prompt says how to go on and how to leave, unless the reader has options
/// of their own in `LESS` or `MORE`.
///
/// - Throws: ``PagerError`` when the command can't be run.
public func page(_ text: String, display: Display) throws {
  let command = pagerCommand(getenv("PAGER").map { String(cString: $0) })
  guard isatty(STDOUT_FILENO) == 1, !display.plain, let command else {
    return write(text)
  }
  fflush(nil)
  for (variable, options) in pagerOptions { setenv(variable, options, 0) }
  guard let pipe = popen(command, "w") else {
    throw PagerError(command: command)
  }
  // An interrupt is meant for the pager, and leaving it early is no error.
  let status = ignoring([SIGPIPE, SIGINT]) {
    _ = writeAll(text, to: fileno(pipe))
    return pclose(pipe)
  }
  let exitCode = status >> 8 & 0xFF
  if exitCode == 126 || exitCode == 127 { throw PagerError(command: command) }
}

/// The options of pagers that PAGER may name alone.
///
/// For `less`: colours, no paging of a text that fits, no clearing, and a prompt
/// in place of a colon. A dollar sign ends the prompt. No key writes a file or
/// runs a program, because a person may type the next command while the text is
/// shown. For `more`: a prompt that names its keys.
let pagerOptions = [
  "LESS": "-RFX -Ps?e(end) q quits, b goes back:q quits, space continues, "
    + "b goes back, / finds.$",
  "LESSSECURE": "1",
  "MORE": "-d",
]

/// Returns the shell command for a value of `PAGER`; nil for no pager.
func pagerCommand(_ variable: String?) -> String? {
  switch variable {
  case nil: "if command -v less >/dev/null; then less -RFX; else cat; fi"
  case "", "cat": nil
  case let command?: command
  }
}

/// A pager that can't be run; its description is one line.
public struct PagerError: Error, Equatable, CustomStringConvertible {
  /// The command that was tried.
  public let command: String

  public var description: String {
    "PAGER has to name a program, not '\(command)': "
      + "write PAGER=less or unset it"
  }
}
