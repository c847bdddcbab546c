// Ctrl-C, a closed terminal, and SIGTERM: the tool ends the programs that it
// has started, and then says that it stops.

import Foundation

/// The tool was told to stop.
package struct Interruption: Error {
  private nonisolated(unsafe) static var signal: Int32 = 0
  /// Until when another signal changes nothing.
  private nonisolated(unsafe) static var patience: time_t = 0

  /// Whether a signal to stop has come in since `catchSignals`.
  static var isRequested: Bool { signal != 0 }

  /// The exit code that a shell expects from a program that a signal ended.
  package var exitCode: Int32 { 128 + Self.signal }

  /// Asks the tool to stop, as a signal does.
  static func request(_ number: Int32) {
    signal = number
    patience = time(nil) + 3
  }

  /// Takes a signal to stop, in its handler.
  ///
  /// A second signal ends the tool, in case nothing asks, but not at once: make
  /// and shells pass signals on, so that two come together, and the tool has to
  /// live until what it has started has ended.
  static func receive(_ number: Int32) {
    if !isRequested {
      request(number)
    } else if time(nil) > patience {
      Foundation.signal(number, SIG_DFL)
      raise(number)
    }
  }

  /// Lets signals reach the tool. The program that started it may have blocked
  /// them.
  static func unblockSignals() {
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
  }

  /// Makes signals to stop set `isRequested` instead of ending the tool.
  package static func catchSignals() {
    unblockSignals()
    for number in [SIGHUP, SIGINT, SIGTERM] {
      let before = Foundation.signal(number) { Interruption.receive($0) }
      // nohup ignores the signal, and the tool has to do so, too.
      if number == SIGHUP, isIgnored(before) {
        Foundation.signal(number, SIG_IGN)
      }
    }
  }

  /// Whether a handler is the one that ignores its signal. C compares handlers,
  /// and Swift their addresses.
  private static func isIgnored(
    _ handler: (@convention(c) (Int32) -> Void)?
  ) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
