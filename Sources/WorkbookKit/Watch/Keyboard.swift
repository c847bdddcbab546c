// Single keys from a terminal, without Enter. The terminal gets its old mode
// back, whatever ends the program: a key, a signal, or an error.

import Foundation
import Synchronization

/// The keys that are pressed at a terminal.
final class Keyboard: Sendable {
  // A signal handler has no other way to read it.
  private nonisolated(unsafe) static var found: termios?
  /// Whether another program reads the terminal.
  private static let isLent = Atomic(false)
  private let keys = Mutex<[Character]>([])

  /// Begins to read keys one by one, without showing them. `q` asks the tool to
  /// stop, even while it grades.
  ///
  /// - Returns: Nil if there is no terminal at both ends.
  static func listen() -> Keyboard? {
    var mode = termios()
    guard isatty(STDOUT_FILENO) == 1, tcgetattr(STDIN_FILENO, &mode) == 0
    else { return nil }
    found = mode
    takeOver()
    for number in [SIGHUP, SIGINT, SIGTERM] {
      signal(number) { number in
        Keyboard.giveBack()
        Interruption.receive(number)
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

  /// Safe in a signal handler.
  static func giveBack() {
    if var mode = found { tcsetattr(STDIN_FILENO, TCSANOW, &mode) }
  }

  /// Has each key read at once, and lets a reader wait for no longer than a
  /// tenth of a second.
  private static func takeOver() {
    guard var mode = found else { return }
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
    withUnsafeMutableBytes(of: &mode.c_cc) {
      $0[Int(VMIN)] = 0
      $0[Int(VTIME)] = 1
    }
    tcsetattr(STDIN_FILENO, TCSANOW, &mode)
  }

  /// Leaves the terminal to another program while a closure runs.
  func lend(while body: () throws -> Void) rethrows {
    Self.isLent.store(true, ordering: .relaxed)
    // Until the reading thread has seen it.
    usleep(150_000)
    Self.giveBack()
    defer {
      Self.takeOver()
      Self.isLent.store(false, ordering: .relaxed)
    }
    try body()
  }

  private func read() {
    while true {
      var byte: UInt8 = 0
      guard !Self.isLent.load(ordering: .relaxed),
        Foundation.read(STDIN_FILENO, &byte, 1) == 1
      else {
        // Of a terminal that is gone, there is nothing to wait for.
        usleep(10_000)
        continue
      }
      let key = Character(UnicodeScalar(byte))
      if key == "q" { Interruption.request(SIGINT) }
      keys.withLock { $0.append(key) }
    }
  }
}
