// A program in a process group of its own, which ends as a whole. Foundation's
// Process does not say on which systems it makes a group.

import Foundation

/// A running program, and what it starts in its group.
final class ChildProcess {
  private let process: pid_t
  private let output: Int32
  private var ending: ProcessResult.Ending?
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  /// Starts a program, found by `PATH`.
  ///
  /// - Parameter limits: Options of the shell's `ulimit`.
  /// - Throws: A `Failure` if there is no such program, or if the system cannot
  ///   start another one.
  init(
    _ command: [String], in folder: String, environment: [String: String],
    limits: [String]
  ) throws {
    guard
      command[0].contains("/")
        || path(ofProgram: command[0], in: environment) != nil
    else {
      throw Failure(
        "\(command[0]) was not found; make doctor says what is needed")
    }
    // The program that started the tool may have ignored it.
    signal(SIGCHLD, SIG_DFL)
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Failure.noProcess(errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    output = ends[0]
    defer { close(ends[1]) }
    let limits = limits.map { "ulimit \($0) 2>/dev/null; " }.joined()
    do {
      process = try Self.spawn(
        ["/bin/sh", "-c", limits + #"cd "$0" && exec "$@""#, folder] + command,
        output: ends[1], environment: environment)
    } catch {
      close(output)
      throw error
    }
  }

  /// How the program ended; nil while it runs.
  var status: ProcessResult.Ending? {
    if ending == nil {
      var status: Int32 = 0
      if waitpid(process, &status, WNOHANG) == process {
        let signal = status & 0x7f
        ending = signal == 0 ? .exit(status >> 8 & 0xff) : .signal(signal)
      }
    }
    return ending
  }

  /// The bytes of memory that the program takes; 0 where the system limits them.
  var memory: Int {
    #if canImport(Darwin)
      var usage = rusage_info_v2()
      let status = withUnsafeMutablePointer(to: &usage) {
        $0.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) {
          proc_pid_rusage(process, RUSAGE_INFO_V2, $0)
        }
      }
      return status == 0 ? Int(usage.ri_phys_footprint) : 0
    #else
      return 0
    #endif
  }

  /// Reads what was printed, after waiting some milliseconds for it; nothing if
  /// there is nothing.
  func read(wait: Int32) -> [UInt8] {
    var request = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    poll(&request, 1, wait)
    let size = Foundation.read(output, &buffer, buffer.count)
    // Where nobody can print any more, there is no waiting for it.
    if size == 0, wait > 0 { usleep(1_000) }
    return Array(buffer.prefix(max(0, size)))
  }

  /// Ends the program, and what it has left behind in its group.
  ///
  /// First it is interrupted, as by Ctrl-C, and has two seconds to end by
  /// itself: SwiftPM gives each compiler a group of its own, and ends them when
  /// it is interrupted, but not at any other signal.
  func end() {
    if status == nil {
      kill(-process, SIGINT)
      for _ in 0..<200 where status == nil { usleep(10_000) }
    }
    kill(-process, SIGKILL)
    if ending == nil { waitpid(process, nil, 0) }
  }

  deinit { close(output) }

  private static func spawn(
    _ arguments: [String], output: Int32, environment: [String: String]
  ) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, output, 2)
    // The program starts without the tool's ignored, caught and blocked signals.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGHUP, SIGINT, SIGPIPE, SIGTERM] {
      sigaddset(&signals, signal)
    }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes,
      Int16(
        POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF
          | POSIX_SPAWN_SETSIGMASK))

    return try WorkbookKit.spawn(
      arguments, environment: environment, &actions, &attributes)
  }
}

#if canImport(Darwin)
  typealias SpawnActions = UnsafePointer<posix_spawn_file_actions_t?>
  typealias SpawnAttributes = UnsafePointer<posix_spawnattr_t?>
#else
  typealias SpawnActions = UnsafePointer<posix_spawn_file_actions_t>
  typealias SpawnAttributes = UnsafePointer<posix_spawnattr_t>
#endif

/// Starts a program, by its path.
///
/// - Throws: A `Failure` if the system cannot start another one.
func spawn(
  _ arguments: [String], environment: [String: String],
  _ actions: SpawnActions? = nil, _ attributes: SpawnAttributes? = nil
) throws -> pid_t {
  let words = arguments.map { strdup($0) } + [nil]
  // A Mac has no `environ` for Swift.
  let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
  defer { for text in words + variables { free(text) } }
  var process: pid_t = 0
  let error = posix_spawn(
    &process, arguments[0], actions, attributes, words, variables)
  guard error == 0 else { throw Failure.noProcess(error) }
  return process
}

/// Replaces the tool by another program, which then owns the terminal.
///
/// - Parameter command: The path of the program, and its arguments.
/// - Returns: Only if the program cannot be started.
func become(_ command: [String]) {
  execv(command[0], command.map { strdup($0) } + [nil])
}

/// The path of a program, searched for along `PATH`; nil if there is none.
func path(
  ofProgram name: String, in environment: [String: String]
) -> String? {
  let places =
    name.contains("/")
    ? [name]
    : (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
  return places.first { FileFacts($0)?.kind == .file && access($0, X_OK) == 0 }
}
