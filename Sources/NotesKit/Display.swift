// The abilities of the output, decided once at the start of a program. No other
// file asks the environment or the terminal a second time.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

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

// The command-line flags that every command of the workspace understands.

extension Display {
  /// The flags about the display that a command line has.
  public struct Flags: Sendable, Equatable {
    /// `--plain`: words instead of colour and boxes.
    public var plain: Bool
    /// `--width N`: the columns to use.
    public var width: Int?
    /// `--color` or `--no-color`; nil when neither was given.
    public var color: Bool?

    /// Creates the flags. The defaults are those of an empty command line.
    public init(plain: Bool = false, width: Int? = nil, color: Bool? = nil) {
      self.plain = plain
      self.width = width
      self.color = color
    }

    /// Takes the known flags out of the arguments, and leaves the others.
    ///
    /// A later flag wins over an earlier one; nothing after `--` is read.
    ///
    /// ```swift
    /// var arguments = ["--width", "60", "Notes.md"]
    /// let flags = try Display.Flags(parsing: &arguments)
    /// flags.width  // 60
    /// arguments    // ["Notes.md"]
    /// ```
    ///
    /// - Throws: ``FlagError`` when `--width` is not followed by a number
    ///   above zero; the arguments are then unchanged.
    public init(parsing arguments: inout [String]) throws(FlagError) {
      self.init()
      var rest: [String] = []
      var unread = arguments[...]
      while let argument = unread.popFirst() {
        switch argument {
        case "--plain": plain = true
        case "--color": color = true
        case "--no-color": color = false
        case "--width": width = try Self.width(unread.popFirst())
        case _ where argument.hasPrefix("--width="):
          width = try Self.width(String(argument.dropFirst(8)))
        case "--":
          rest.append(argument)
          rest += unread
          unread = []
        default: rest.append(argument)
        }
      }
      arguments = rest
    }

    private static func width(_ value: String?) throws(FlagError) -> Int {
      guard let value else { throw FlagError.missingWidth }
      guard let width = Int(value), width > 0 else {
        throw FlagError.invalidWidth(value)
      }
      return width
    }
  }
}

/// A flag that was given but can't be obeyed; its description is one line.
public enum FlagError: Error, Equatable, CustomStringConvertible {
  /// `--width` came last, with no number after it.
  case missingWidth
  /// `--width` was followed by something other than a number above zero.
  case invalidWidth(String)

  public var description: String {
    switch self {
    case .missingWidth:
      "--width needs a number of columns: write --width 72"
    case .invalidWidth(let value):
      "--width needs a number of columns, not '\(value)': write --width 72"
    }
  }
}

// The roles of text, and their looks on a display with colour. Only the sixteen
// basic colours are used, so that the reader's own theme decides how they look
// on a light or a dark background.

/// The role of a piece of text, which decides its look.
public enum Role: Sendable, Hashable {
  // Prose
  case heading, strong, emphasis, code, link, dim
  // Verdicts
  case good, bad
  // Swift
  case keyword, type, string, number, comment, attribute
}

extension Role {
  /// The parameters of the SGR escape that turns the look on.
  var parameters: String {
    switch self {
    case .heading, .strong: "1"
    case .emphasis: "4"
    case .code: "36"
    case .link: "4;34"
    case .dim, .comment: "2"
    case .good: "32"
    case .bad: "1;31"
    case .keyword: "35"
    case .type: "36"
    case .string: "32"
    case .number: "94"
    case .attribute: "33"
    }
  }
}

/// Returns the text in the look of a role, or unchanged without colour.
///
/// Each line is styled on its own, so that a pager shows every line correctly.
/// Styled text can't be styled again: the inner reset would end both looks.
///
/// ```swift
/// styled("PASS", .good, display: Display(color: true))
/// // "\u{1B}[32mPASS\u{1B}[0m"
/// ```
public func styled(_ text: String, _ role: Role, display: Display) -> String {
  styled(text, [role], display: display)
}

/// Returns the text in the looks of all the roles together.
func styled(_ text: String, _ roles: [Role], display: Display) -> String {
  guard display.color, !roles.isEmpty else { return text }
  let parameters = roles.map(\.parameters).joined(separator: ";")
  return text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.isEmpty ? "" : "\u{1B}[\(parameters)m\($0)\u{1B}[0m" }
    .joined(separator: "\n")
}

// Facts about the terminal, from the operating system.

extension Display {
  /// Facts about the input and the output of the program.
  public struct TerminalFacts: Sendable, Equatable {
    /// Whether standard input is a terminal.
    public var inputIsTerminal: Bool
    /// Whether standard output is a terminal.
    public var outputIsTerminal: Bool
    /// The columns of the terminal at standard output; nil when unknown.
    public var columns: Int?
    /// The rows of that terminal; nil when unknown.
    public var rows: Int?

    /// Creates the facts. The defaults are those of a pipe.
    public init(
      inputIsTerminal: Bool = false,
      outputIsTerminal: Bool = false,
      columns: Int? = nil,
      rows: Int? = nil
    ) {
      self.inputIsTerminal = inputIsTerminal
      self.outputIsTerminal = outputIsTerminal
      self.columns = columns
      self.rows = rows
    }

    /// Asks the operating system for the facts at this moment.
    public static func current() -> TerminalFacts {
      var size = winsize()
      let answer = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size)
      return TerminalFacts(
        inputIsTerminal: isatty(STDIN_FILENO) == 1,
        outputIsTerminal: isatty(STDOUT_FILENO) == 1,
        columns: answer == 0 && size.ws_col > 0 ? Int(size.ws_col) : nil,
        rows: answer == 0 && size.ws_row > 0 ? Int(size.ws_row) : nil
      )
    }
  }
}
