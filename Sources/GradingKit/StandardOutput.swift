// Standard output as a file. By a text's place in the file, the grader can tell
// which check has printed it.

// In this library, `stdout` is a variable, which another thread could change.
#if canImport(Darwin)
  @preconcurrency import Darwin
#else
  @preconcurrency import Glibc
#endif

/// The standard output of the tests.
enum StandardOutput {
  /// Writes everything that is printed from now on to a file, without delay, so
  /// that none of it is lost in a crash.
  static func redirect(to file: String) {
    let descriptor = open(
      file, O_WRONLY | O_CREAT | O_APPEND | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return }
    dup2(descriptor, STDOUT_FILENO)
    close(descriptor)
    setvbuf(stdout, nil, _IONBF, 0)
  }

  /// The size of the file; 0 if the output isn't a file.
  static var size: Int {
    var facts = stat()
    return fstat(STDOUT_FILENO, &facts) == 0 ? Int(facts.st_size) : 0
  }
}

/// Keeps macOS from writing a report when this process crashes. Such a report
/// takes seconds, and might open a window.
func leaveNoCrashReport() {
  #if os(macOS)
    _ = task_set_exception_ports(
      task_self_trap(), exception_mask_t(EXC_MASK_CORPSE_NOTIFY),
      mach_port_t(MACH_PORT_NULL), EXCEPTION_DEFAULT, THREAD_STATE_NONE)
  #endif
}
