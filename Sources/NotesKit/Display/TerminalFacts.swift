// Facts about the terminal, from the operating system.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

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
