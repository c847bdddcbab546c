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
