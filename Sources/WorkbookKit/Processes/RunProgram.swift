// Runs a program: reads its output, bounds it, and ends it with all that it has
// started; and ends when the tool itself is stopped, by Ctrl-C, a closed
// terminal or SIGTERM.

import Foundation

struct Invocation {
  /// The program, found by `PATH`, and its arguments.
  let command: [String]
  /// Where it runs; nil is the workspace's root.
  var folder: URL?
  /// Variables to set; nil takes one away.
  var environment: [String: String?] = [:]
  var limits = Limits()
  /// Is called with every line when it is printed.
  var eachLine: ((Substring) -> Void)?
  /// Says, many times a second, whether the program is no longer wanted. Then
  /// it is ended, and its last lines are read.
  var isOver: (() -> Bool)?
}

/// How far a program may go. Time does not pass while the computer sleeps.
package struct Limits {
  /// How long it may go without a sign of life.
  var silence: Duration?
  /// How long it may run in all.
  var time: Duration?
  /// How much it may print between two signs of life.
  var megabytes = Int.max >> 20
  /// How many bytes of memory it may take.
  var memory: Int?
  /// A file whose growth is the sign of life; without it, any line is one.
  var file: URL?
  /// A file that it prints to, besides its output.
  var printed: URL?
  /// Options of the shell's `ulimit`; unknown ones are ignored.
  var resources: [String] = []
}

package struct ProcessResult {
  enum Ending: Equatable {
    case exit(Int32)
    case signal(Int32)
    /// It gave no sign of life for too long, or ran for too long.
    case silence(Duration)
    /// It printed more than it may.
    case flood(megabytes: Int)
  }

  let ending: Ending
  /// Its output, errors included. Of a long output it is the head and the tail.
  package let output: String

  package var succeeded: Bool { ending == .exit(0) }

  /// Whether it was ended because it took too long.
  var isLate: Bool { if case .silence = ending { true } else { false } }
}

extension Workspace {
  @discardableResult
  package func run(
    _ command: [String], in folder: URL? = nil,
    environment: [String: String?] = [:],
    limits: Limits = Limits(), eachLine: ((Substring) -> Void)? = nil
  ) throws -> ProcessResult {
    try run(
      Invocation(
        command: command, folder: folder, environment: environment,
        limits: limits, eachLine: eachLine))
  }

  /// Runs a program in a process group of its own, and ends what it leaves
  /// behind there.
  ///
  /// - Throws: `Interruption` when a signal stops the tool, after the group has
  ///   ended. A `Failure` if there is no such program.
  func run(_ invocation: Invocation) throws -> ProcessResult {
    let limits = invocation.limits
    let process = try ChildProcess(
      invocation, in: (invocation.folder ?? root).path(percentEncoded: false))
    var output = Output()
    var life = SignsOfLife(limits: limits)
    var limit: ProcessResult.Ending?
    do {
      defer { process.end() }
      while process.status == nil, limit == nil {
        output.take(process.read(wait: 50)) { invocation.eachLine?($0) }
        if Interruption.isRequested { throw Interruption() }
        limit =
          process.memory > limits.memory ?? .max
          ? .signal(SIGKILL)
          : invocation.isOver?() == true ? .signal(SIGINT) : life.limit(output)
      }
    }
    // A pipe holds no more than one read takes.
    output.take(process.read(wait: 0)) { invocation.eachLine?($0) }
    var ending = limit ?? process.status!
    // The system ends a program whose file of printed text grows too fast.
    if case .signal = ending, case .flood(let megabytes) = life.limit(output) {
      ending = .flood(megabytes: megabytes)
    }
    return ProcessResult(ending: ending, output: output.text)
  }
}

/// When a program last gave a sign of life, and how much it has printed since.
private struct SignsOfLife {
  let limits: Limits
  let start = SuspendingClock.now
  var last = SuspendingClock.now
  var seen = 0
  var printed = 0

  /// The limit that the program exceeds.
  mutating func limit(_ output: Output) -> ProcessResult.Ending? {
    func size(_ file: URL) -> Int {
      FileFacts(file.path(percentEncoded: false))?.size ?? 0
    }
    let count = output.count + (limits.printed.map(size) ?? 0)
    let sign = limits.file.map(size) ?? output.count
    if sign != seen {
      (last, seen) = (.now, sign)
      if limits.file != nil { printed = count }
    }
    if (count - printed) >> 20 >= limits.megabytes {
      return .flood(megabytes: limits.megabytes)
    }
    for (limit, since) in [(limits.time, start), (limits.silence, last)] {
      if let limit, since.duration(to: .now) > limit { return .silence(limit) }
    }
    return nil
  }
}

/// What a program has printed: each line once, and a text of bounded length.
private struct Output {
  /// Half of the bytes that are kept.
  private static let half = 1 << 20

  private(set) var count = 0
  private var (head, tail, line): ([UInt8], [UInt8], [UInt8]) = ([], [], [])

  mutating func take(_ bytes: [UInt8], eachLine: (Substring) -> Void) {
    count += bytes.count
    let room = Self.half - head.count
    head += bytes.prefix(room)
    tail += bytes.dropFirst(room)
    if tail.count > 2 * Self.half { tail.removeFirst(tail.count - Self.half) }
    var parts = bytes.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let rest = parts.removeLast()
    for part in parts {
      eachLine(String(decoding: line + part, as: UTF8.self)[...])
      line = []
    }
    // No caller looks for a longer line.
    line += rest.prefix(max(0, Self.half - line.count))
  }

  var text: String {
    let end = tail.suffix(Self.half)
    let cut = count - head.count - end.count
    return String(decoding: head, as: UTF8.self)
      + (cut > 0 ? "\n… \(cut) bytes cut …\n" : "")
      + String(decoding: end, as: UTF8.self)
  }
}

// MARK: - The process

/// A running program, and what it starts in its group. Foundation's Process does
/// not say on which systems it makes a group.
private final class ChildProcess {
  private let process: pid_t
  private let output: FileHandle
  private var ending: ProcessResult.Ending?
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  init(_ invocation: Invocation, in folder: String) throws {
    let environment = ProcessInfo.processInfo.environment
      .filter { invocation.environment[$0.key] != .some(nil) }
      .merging(invocation.environment.compactMapValues { $0 }) { $1 }
    let (command, limits) = (invocation.command, invocation.limits)
    let places = (environment["PATH"] ?? "").split(separator: ":")
    let isThere =
      command[0].contains("/")
      || places.map { "\($0)/\(command[0])" }.contains {
        FileFacts($0)?.kind == .file && access($0, X_OK) == 0
      }
    guard isThere else {
      throw Failure(
        "\(command[0]) was not found; make doctor says what is needed")
    }
    // The program that started the tool may have ignored it.
    signal(SIGCHLD, SIG_DFL)
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Failure.noProcess(errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    output = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    defer { close(ends[1]) }
    // macOS cannot limit memory; it is measured there.
    let memory = limits.memory.map { ["-v \($0 >> 10)"] } ?? []
    let script = (limits.resources + memory)
      .map { "ulimit \($0) 2>/dev/null; " }.joined()
    process = try spawn(
      ["/bin/sh", "-c", script + #"cd "$0" && exec "$@""#, folder] + command,
      environment, output: ends[1])
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

  /// Reads what was printed, after waiting some milliseconds for it.
  func read(wait: Int32) -> [UInt8] {
    let end = output.fileDescriptor
    var request = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
    poll(&request, 1, wait)
    let size = Foundation.read(end, &buffer, buffer.count)
    // After the end of the output, `poll` does not wait.
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
}

/// Starts a program, by its path, in a process group of its own, without input,
/// and without the tool's ignored, caught and blocked signals.
///
/// - Throws: A `Failure` if the system cannot start another one.
private func spawn(
  _ arguments: [String], _ environment: [String: String], output: Int32
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
  var signals = sigset_t()
  sigemptyset(&signals)
  posix_spawnattr_setsigmask(&attributes, &signals)
  for signal in [SIGHUP, SIGINT, SIGPIPE, SIGTERM] {
    sigaddset(&signals, signal)
  }
  posix_spawnattr_setsigdefault(&attributes, &signals)
  posix_spawnattr_setpgroup(&attributes, 0)
  let flags =
    POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
  posix_spawnattr_setflags(&attributes, Int16(flags))
  let words = arguments.map { strdup($0) } + [nil]
  // A Mac has no `environ` for Swift.
  let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
  defer { for text in words + variables { free(text) } }
  var process: pid_t = 0
  let error = posix_spawn(
    &process, arguments[0], &actions, &attributes, words, variables)
  guard error == 0 else { throw Failure.noProcess(error) }
  return process
}

// MARK: - Signals that stop the tool

/// A signal that stops the tool, after it has ended the programs that it has
/// started.
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
  /// A second signal ends the tool, in case no code asks, but not at once: make
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

  /// Makes signals to stop set `isRequested` instead of ending the tool.
  package static func catchSignals() {
    // The program that started the tool may have blocked them.
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    for number in [SIGHUP, SIGINT, SIGTERM] {
      let before = Foundation.signal(number) { Interruption.receive($0) }
      // nohup ignores the signal, and the tool has to do so, too. C compares
      // handlers, and Swift their addresses.
      let isIgnored =
        unsafeBitCast(before, to: Int.self)
        == unsafeBitCast(SIG_IGN, to: Int.self)
      if number == SIGHUP, isIgnored { Foundation.signal(number, SIG_IGN) }
    }
  }
}
