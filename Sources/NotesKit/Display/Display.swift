// The abilities of the output, decided once at the start of a program. No other
// file asks the environment or the terminal a second time.

/// The size and the abilities of the place where text is shown.
///
/// ```swift
/// var arguments = Array(CommandLine.arguments.dropFirst())
/// let display = Display.decide(
///   flags: try Display.Flags(parsing: &arguments),
///   environment: ProcessInfo.processInfo.environment,
///   terminal: .current()
/// )
/// ```
public struct Display: Sendable, Equatable {
  /// The columns that text may use.
  public var width: Int
  /// The lines that can be seen at once.
  public var rows: Int
  /// Whether SGR escapes for colour, bold, dim and underline are written.
  public var color: Bool
  /// Whether links are written as OSC 8 hyperlinks.
  public var links: Bool
  /// Whether words replace colour and boxes, for a screen reader.
  public var plain: Bool
  /// Whether a person is at both ends, to read questions and answer them.
  public var interactive: Bool

  /// Creates a display. The defaults are those of a file or a pipe.
  public init(
    width: Int = 80,
    rows: Int = 24,
    color: Bool = false,
    links: Bool = false,
    plain: Bool = false,
    interactive: Bool = false
  ) {
    self.width = width
    self.rows = rows
    self.color = color
    self.links = links
    self.plain = plain
    self.interactive = interactive
  }
}

extension Display {
  /// Decides what to show from facts alone, without asking the system.
  ///
  /// The first rule that applies decides:
  ///
  /// - *plain*: `--plain`; a terminal with `TERM=dumb`.
  /// - *colour*: plain (none); `--color` or `--no-color`; `NO_COLOR`, unless
  ///   empty; `CLICOLOR_FORCE`, unless empty or `0`; a terminal.
  /// - *links*: on a terminal, with colour.
  /// - *interactive*: input and output are terminals, no `CI`.
  /// - *width*: `--width`, kept in 20...200; `COLUMNS`, the terminal's columns
  ///   or else 80, kept in 20...80, because longer lines are hard to read.
  /// - *rows*: `LINES`, the terminal's rows, or else 24.
  public static func decide(
    flags: Flags,
    environment: [String: String],
    terminal: TerminalFacts
  ) -> Display {
    let isDumb = terminal.outputIsTerminal && environment["TERM"] == "dumb"
    let plain = flags.plain || isDumb
    let color =
      !plain && allowsColor(flags.color, environment, terminal)
    return Display(
      width: width(flags.width, environment, terminal),
      rows: measured("LINES", environment) ?? terminal.rows ?? 24,
      color: color,
      links: color && terminal.outputIsTerminal,
      plain: plain,
      interactive: terminal.inputIsTerminal && terminal.outputIsTerminal
        && environment["CI"] == nil
    )
  }

  private static func allowsColor(
    _ flag: Bool?,
    _ environment: [String: String],
    _ terminal: TerminalFacts
  ) -> Bool {
    if let flag { return flag }
    if let no = environment["NO_COLOR"], !no.isEmpty { return false }
    if let force = environment["CLICOLOR_FORCE"], !["", "0"].contains(force) {
      return true
    }
    return terminal.outputIsTerminal
  }

  private static func width(
    _ flag: Int?,
    _ environment: [String: String],
    _ terminal: TerminalFacts
  ) -> Int {
    if let flag { return min(max(flag, 20), 200) }
    let columns = measured("COLUMNS", environment) ?? terminal.columns ?? 80
    return min(max(columns, 20), 80)
  }

  /// The number above zero in a variable; nil if it has none.
  private static func measured(
    _ variable: String, _ environment: [String: String]
  ) -> Int? {
    environment[variable].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
  }
}
