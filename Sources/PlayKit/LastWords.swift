// What a program says at its end: after its last statement, at an exit, at a
// stop such as a fatal error, and when it is asked to end.

@preconcurrency import Foundation

/// The closure that is run at the end.
private nonisolated(unsafe) var ending: (() -> Void)?

/// Runs a closure once, when the program ends. Of several, the latest counts.
///
/// After a stop the closure has two seconds: whatever the program was about
/// when it stopped, it may never let go of.
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

/// Runs a closure when something such as a fatal error stops the program, which
/// then exits with 1.
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

/// Writes each line of standard output as soon as it is whole, into a pipe, too.
func writeLinesAtOnce() { setvbuf(stdout, nil, _IOLBF, 0) }

/// Keeps the system from writing a stopped program to the disk.
func leaveNoCore() {
  var none = rlimit(rlim_cur: 0, rlim_max: 0)
  setrlimit(coreLimit, &none)
}

#if canImport(Glibc)
  private let coreLimit = __rlimit_resource_t(RLIMIT_CORE.rawValue)
#else
  private let coreLimit = RLIMIT_CORE
#endif
