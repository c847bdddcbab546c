// The pager, which shows a long text one screen at a time.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

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
/// runs a program, because somebody may type the next command while the text is
/// shown. For `more`: a prompt that names its keys.
let pagerOptions = [
  "LESS": "-RFX -Ps?e(end) q leaves, b goes back:q leaves, space goes on, "
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
