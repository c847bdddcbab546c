// Single keys from a terminal, without Enter. The terminal gets its old mode
// back, whatever ends the program: a key, a signal, or an error.

import Foundation
import Synchronization

/// The keys that are pressed at a terminal.
final class Keyboard: Sendable {
  // A signal handler has no other way to read it.
  private nonisolated(unsafe) static var found: termios?

  private let keys = Mutex<[Character]>([])
  /// Whether another program reads the terminal.
  private static let isLent = Atomic(false)

  /// Begins to read keys one by one, without showing them. `q` asks the tool to
  /// stop, even while it grades.
  ///
  /// - Returns: Nil if there is no terminal to read from.
  static func listen() -> Keyboard? {
    guard isatty(STDIN_FILENO) == 1 else { return nil }
    var mode = termios()
    guard tcgetattr(STDIN_FILENO, &mode) == 0 else { return nil }
    found = mode
    takeOver()
    for number in [SIGHUP, SIGINT, SIGTERM] {
      signal(number) { number in
        Keyboard.giveBack()
        Interruption.request(number)
        signal(number, SIG_DFL)
      }
    }
    // After Ctrl-Z and fg the shell has reset the terminal's mode.
    signal(SIGCONT) { _ in
      if !Keyboard.isLent.load(ordering: .relaxed) { Keyboard.takeOver() }
    }

    let keyboard = Keyboard()
    Thread.detachNewThread { keyboard.read() }
    return keyboard
  }

  /// The keys that were pressed since the last call.
  func take() -> [Character] {
    keys.withLock { keys in
      defer { keys = [] }
      return keys
    }
  }

  /// Gives the terminal its old mode. Safe in a signal handler.
  static func giveBack() {
    if var mode = found { tcsetattr(STDIN_FILENO, TCSANOW, &mode) }
  }

  private static func takeOver() {
    guard var mode = found else { return }
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSANOW, &mode)
  }

  /// Leaves the terminal to another program while a closure runs.
  func lend(while body: () throws -> Void) rethrows {
    Self.isLent.store(true, ordering: .relaxed)
    // Its old mode, and time for the reading thread to see it.
    Self.giveBack()
    usleep(2 * Self.patience)
    defer {
      Self.takeOver()
      Self.isLent.store(false, ordering: .relaxed)
    }
    try body()
  }

  /// How long a key is waited for before the terminal may be lent, in
  /// microseconds.
  private static let patience: UInt32 = 50_000

  private func read() {
    var byte: UInt8 = 0
    while true {
      guard Self.hasKey else { continue }
      let count = Foundation.read(STDIN_FILENO, &byte, 1)
      if count == 0 || count < 0 && errno != EINTR { return }
      guard count == 1 else { continue }
      let key = Character(UnicodeScalar(byte))
      if key == "q" || key == "Q" {
        Interruption.request(SIGINT)
      } else {
        keys.withLock { $0.append(key) }
      }
    }
  }

  /// Whether there is a key to read, after waiting a moment for it.
  private static var hasKey: Bool {
    if isLent.load(ordering: .relaxed) {
      usleep(patience)
      return false
    }
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, Int32(patience / 1_000)) != 0
      && !isLent.load(ordering: .relaxed)
  }
}
