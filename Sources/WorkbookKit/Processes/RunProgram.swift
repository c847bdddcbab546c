// Runs a program: reads its output, bounds it, and ends it with all that it has
// started. ChildProcess is the process; Interruption says that the tool itself
// is to stop.

import Foundation

/// A program to run, with its folder, its variables and its limits.
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
  /// Options of the shell's `ulimit`. One that the system does not know is
  /// ignored.
  var resources: [String] = []
}

extension Limits {
  /// The options of `ulimit`. macOS cannot limit memory; it is measured there.
  fileprivate var shellOptions: [String] {
    resources + (memory.map { ["-v \($0 >> 10)"] } ?? [])
  }
}

/// A program that has ended.
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
}

extension Workspace {
  /// Runs a program. See ``Invocation``.
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
  /// - Throws: `Interruption` when the tool is told to stop; the group has ended
  ///   by then. A `Failure` if there is no such program.
  func run(_ invocation: Invocation) throws -> ProcessResult {
    let (command, limits) = (invocation.command, invocation.limits)
    let environment = ProcessInfo.processInfo.environment
      .filter { invocation.environment[$0.key] != .some(nil) }
      .merging(invocation.environment.compactMapValues { $0 }) { $1 }
    let process = try ChildProcess(
      command, in: (invocation.folder ?? root).path(percentEncoded: false),
      environment: environment, limits: limits.shellOptions)
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
    return ProcessResult(ending: limit ?? process.status!, output: output.text)
  }
}

/// When a program last gave a sign of life, and how much it has printed since.
private struct SignsOfLife {
  let limits: Limits
  private let start = SuspendingClock.now
  private var last = SuspendingClock.now
  private var (seen, printed) = (0, 0)

  init(limits: Limits) { self.limits = limits }

  /// The limit that the program exceeds; nil if there is none.
  mutating func limit(_ output: Output) -> ProcessResult.Ending? {
    let sign =
      limits.file.map { FileFacts($0.path(percentEncoded: false))?.size ?? 0 }
      ?? output.count
    if sign != seen {
      (last, seen) = (.now, sign)
      if limits.file != nil { printed = output.count }
    }
    if (output.count - printed) >> 20 >= limits.megabytes {
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
    // Nobody looks for a longer line.
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
