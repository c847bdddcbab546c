// A trap ends the process, and with it the report of `swift test`. What is left
// to say is prepared before each check, because a handler of a signal may write
// and do little else.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Says in which check the process traps, after what Swift says of the trap.
enum LastWords {
  private static let signals = [
    SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE,
  ]

  // Unsafe, but sound: one check runs at a time, and a handler only reads.
  nonisolated(unsafe) private static let text = UnsafeMutablePointer<UInt8>
    .allocate(capacity: 8000)
  nonisolated(unsafe) private static var count = 0
  /// The handlers of Swift, by the number of their signal.
  nonisolated(unsafe) private static let handlers = UnsafeMutablePointer<
    sigaction
  >.allocate(capacity: 32)

  /// What is said before the words for a check.
  nonisolated(unsafe) static var preface = ""

  /// Prepares what to say if the process traps from now on.
  static func prepare(_ words: String) {
    let bytes = (preface + words).utf8.prefix(8000)
    count = 0
    for (index, byte) in bytes.enumerated() { text[index] = byte }
    count = bytes.count
  }

  /// Listens for traps.
  static func listen() {
    prepare("")
    for signal in signals {
      sigaction(signal, nil, handlers + Int(signal))
      var handler = handlers[Int(signal)]
      handler.sa_flags |= SA_SIGINFO | SA_ONSTACK
      handler.call = { signal, info, context in
        LastWords.handlers[Int(signal)].call?(signal, info, context)
        write(STDERR_FILENO, LastWords.text, LastWords.count)
        // The trap is run into again, and ends the process.
        systemDefault(signal)
      }
      sigaction(signal, &handler, nil)
    }
  }
}

/// Leaves a signal to the system again.
private func systemDefault(_ number: Int32) { signal(number, SIG_DFL) }

extension sigaction {
  fileprivate typealias Handler =
    @convention(c) (
      Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?
    ) -> Void

  /// The function of the handler; nil if the system's own is meant.
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
