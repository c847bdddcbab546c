// Answers from a terminal: a line that ends with Enter, or a single key.

import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What a person is asked.
public struct Prompt {
  /// The words, which end where the cursor waits.
  public let text: String
  /// Whether a single key answers at once, without Enter. Otherwise the answer is
  /// a line.
  public var takesKey: Bool
  /// Whether Enter has to be meant: right after another Enter it is ignored.
  public var isAgain: Bool

  public init(
    _ text: String, takesKey: Bool = false, isAgain: Bool = false
  ) {
    (self.text, self.takesKey, self.isAgain) = (text, takesKey, isAgain)
  }
}

/// A terminal's keys.
struct Keys {
  /// The mode that the terminal has when no key is waited for. A signal handler
  /// has no other way to read it.
  nonisolated(unsafe) private static var found: termios?

  /// Gives the terminal its mode back. Safe in a signal handler.
  static func giveBack() {
    if var mode = found { tcsetattr(STDIN_FILENO, TCSANOW, &mode) }
  }

  /// The last key that was taken, and the moment.
  private var last: (key: Character, time: ContinuousClock.Instant)?

  /// Waits for a key that answers a prompt.
  ///
  /// An Enter that follows another key within 0.4 s is a habit: it belongs to
  /// that key, and is ignored.
  ///
  /// - Returns: The key, or an empty text for Enter; nil at the end of the
  ///   input.
  mutating func answer(to prompt: Prompt) -> String? {
    while true {
      guard let key = next() else { return nil }
      let now = ContinuousClock.now
      let isSoon = last.map { now - $0.time < .milliseconds(400) } ?? false
      let follows = isSoon ? last?.key : nil
      last = (key, now)
      switch key {
      case "\n", "\r":
        let isHabit =
          follows.map { prompt.isAgain || !$0.isNewline } ?? false
        if !isHabit { return "" }
      // Ctrl-C and Ctrl-Z are meant for make, too.
      case "\u{3}": kill(0, SIGINT)
      case "\u{1A}": kill(0, SIGTSTP)
      case "\u{4}": return nil
      case _ where !key.isASCII || key < " ":
        // What else an arrow key or a letter with an accent sends.
        tcflush(STDIN_FILENO, TCIFLUSH)
      default: return String(key)
      }
    }
  }

  /// Reads a byte from a terminal that sends each key at once, and does not
  /// show it. The terminal is changed only while nothing is running.
  private func next() -> Character? {
    var mode = termios()
    guard tcgetattr(STDIN_FILENO, &mode) == 0 else { return nil }
    Self.found = mode
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    withUnsafeMutableBytes(of: &mode.c_cc) {
      $0[Int(VMIN)] = 1
      $0[Int(VTIME)] = 0
    }
    tcsetattr(STDIN_FILENO, TCSANOW, &mode)
    defer {
      Self.giveBack()
      Self.found = nil
    }
    var byte: UInt8 = 0
    var count = read(STDIN_FILENO, &byte, 1)
    while count < 0, errno == EINTR { count = read(STDIN_FILENO, &byte, 1) }
    return count == 1 ? Character(UnicodeScalar(byte)) : nil
  }
}
