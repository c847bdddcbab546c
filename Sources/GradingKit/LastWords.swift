// When a program traps, the process ends, and with it the report of `swift
// test`. The handler of a signal can write, but do little else. That's why the
// last words are prepared before each check.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Says in which check the process traps, below what Swift says about the trap.
enum LastWords {
  private static let signals = [
    SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE,
  ]

  // This is unsafe but sound, because only one check runs at a time, and a
  // handler only reads the text.
  nonisolated(unsafe) private static let text = UnsafeMutablePointer<UInt8>
    .allocate(capacity: 8000)
  nonisolated(unsafe) private static var count = 0
  /// Swift's own handlers, by the number of their signal.
  nonisolated(unsafe) private static let handlers = UnsafeMutablePointer<
    sigaction
  >.allocate(capacity: 32)

  /// The text that comes before the words for a check.
  nonisolated(unsafe) static var preface = ""

  /// Prepares the words that are written if the process traps from now on.
  static func prepare(_ words: String) {
    let bytes = (preface + words).utf8.prefix(8000)
    count = 0
    for (index, byte) in bytes.enumerated() { text[index] = byte }
    count = bytes.count
  }

  /// Installs the handlers that are called when the process traps.
  static func listen() {
    prepare("")
    for signal in signals {
      sigaction(signal, nil, handlers + Int(signal))
      var handler = handlers[Int(signal)]
      handler.sa_flags |= SA_SIGINFO | SA_ONSTACK
      handler.call = { signal, info, context in
        LastWords.handlers[Int(signal)].call?(signal, info, context)
        write(STDERR_FILENO, LastWords.text, LastWords.count)
        // The program runs into the trap again, and this time it ends the
        // process.
        systemDefault(signal)
      }
      sigaction(signal, &handler, nil)
    }
  }
}

/// Lets the system handle a signal again.
private func systemDefault(_ number: Int32) { signal(number, SIG_DFL) }

extension sigaction {
  fileprivate typealias Handler =
    @convention(c) (
      Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?
    ) -> Void

  /// The function of the handler; nil if it stands for the system's own.
  fileprivate var call: Handler? {
    get {
      #if canImport(Darwin)
        sa_flags & SA_SIGINFO == 0 ? nil : __sigaction_u.__sa_sigaction
      #else
        sa_flags & SA_SIGINFO == 0 ? nil : __sigaction_handler.sa_sigaction
      #endif
    }
    set {
      #if canImport(Darwin)
        __sigaction_u.__sa_sigaction = newValue
      #else
        __sigaction_handler.sa_sigaction = newValue
      #endif
    }
  }
}
