// What a program says when it ends, whether that's after its last statement, at
// an exit, at a stop such as a fatal error, or because it's asked to end.

@preconcurrency import Foundation

/// The closure that runs when the program ends.
private nonisolated(unsafe) var ending: (() -> Void)?

/// Runs a closure once, when the program ends. If you call this again, the new
/// closure replaces the old one.
///
/// If the program is stopped, the closure has only two seconds, because the
/// program might have been holding something when it stopped that it will never
/// let go of.
func atTheEnd(_ closure: @escaping () -> Void) {
  ending = closure
  atexit { runEnding() }
  for stop in stops {
    signal(stop) { stop in
      alarm(2)
      runEnding()
      signal(stop, SIG_DFL)
      raise(stop)
    }
  }
  signal(SIGTERM) { _ in
    alarm(2)
    runEnding()
    _exit(128 + SIGTERM)
  }
}

/// Runs a closure when something such as a fatal error stops the program, and
/// then lets the program exit with 1.
func atAStop(_ closure: @escaping () -> Void) {
  ending = closure
  for stop in stops {
    signal(stop) { _ in
      alarm(2)
      runEnding()
      _exit(1)
    }
  }
}

private let stops = [SIGILL, SIGTRAP, SIGABRT]

private func runEnding() {
  let closure = ending
  ending = nil
  fflush(nil)
  closure?()
  fflush(nil)
}

/// Writes each line of standard output as soon as the line is complete, even
/// into a pipe.
func writeLinesAtOnce() { setvbuf(stdout, nil, _IOLBF, 0) }

/// Keeps the system from writing the memory of a stopped program to the disk.
func leaveNoCore() {
  var none = rlimit(rlim_cur: 0, rlim_max: 0)
  setrlimit(coreLimit, &none)
}

#if canImport(Glibc)
  private let coreLimit = __rlimit_resource_t(RLIMIT_CORE.rawValue)
#else
  private let coreLimit = RLIMIT_CORE
#endif
