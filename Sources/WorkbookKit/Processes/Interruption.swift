// Ctrl-C, a closed terminal, and SIGTERM: whoever is asked to stop ends what
// it has started, and then says so.

import Foundation

/// The tool was told to stop.
struct Interruption: Error {
  private nonisolated(unsafe) static var signal: Int32 = 0

  /// Whether a signal to stop has come in since `catchSignals`.
  static var isRequested: Bool { signal != 0 }

  /// What a shell expects from a program that a signal has ended.
  var exitCode: Int32 { 128 + Self.signal }

  /// Asks the tool to stop, as a signal does.
  static func request(_ number: Int32) { signal = number }

  /// From now on signals to stop are remembered instead of ending the tool at
  /// once. The second one ends it, for it may be that nobody asks.
  static func catchSignals() {
    // Whoever started the tool may have held them back.
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    for number in [SIGHUP, SIGINT, SIGTERM] {
      let before = Foundation.signal(number) { number in
        Interruption.request(number)
        Foundation.signal(number, SIG_DFL)
      }
      // As `nohup` wants it.
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
