// Runs programs: reads and bounds their output, and ends those that would never
// end.

import Foundation

/// A program that has ended.
struct ProcessResult {
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
  let output: String

  var succeeded: Bool { ending == .exit(0) }
}

/// How far a program may go.
struct Limits {
  /// How long it may go without a sign of life.
  var silence: Duration?
  /// How long it may run in all.
  var time: Duration?
  /// How much it may print: between two signs of life, if a file or `isSign`
  /// tells these from other output; otherwise in all.
  var megabytes = Int.max >> 20
  /// A file whose growth is the sign of life. Without it, a line that `isSign`
  /// accepts is one; without both, any line is.
  var file: URL?
  var isSign: ((Substring) -> Bool)?
  /// Options of the shell's `ulimit`.
  var resources: [String] = []
}

/// A program to start, with its folder, its variables and its limits.
struct Invocation {
  let command: [String]
  /// Where it runs; nil is the workspace's root.
  var folder: URL?
  /// Variables to set; nil takes one away.
  var environment: [String: String?] = [:]
  var limits = Limits()
  /// Is called with every line when it is printed.
  var eachLine: ((Substring) -> Void)?
}

extension Workspace {
  /// Runs a program in a process group of its own, and ends the processes that
  /// it leaves behind.
  ///
  /// - Parameters:
  ///   - folder: Where it runs; nil is the root.
  ///   - environment: Variables to set; nil takes one away.
  ///   - eachLine: Is called with every line when it is printed.
  /// - Throws: `Interruption` when the tool is told to stop. The group has
  ///   ended by then.
  @discardableResult
  func run(
    _ command: [String], in folder: URL? = nil,
    environment: [String: String?] = [:],
    limits: Limits = Limits(), eachLine: ((Substring) -> Void)? = nil
  ) throws -> ProcessResult {
    try run(
      Invocation(
        command: command, folder: folder, environment: environment,
        limits: limits, eachLine: eachLine))
  }

  /// Runs a program.
  func run(_ invocation: Invocation) throws -> ProcessResult {
    let (command, limits) = (invocation.command, invocation.limits)
    var environment = invocation.environment
    if command[0] == "swift" {
      environment["UNWRITTEN"] = missingFolders.joined(separator: ",")
    }
    let group = try ProcessGroup(
      command, in: (invocation.folder ?? root).path(percentEncoded: false),
      environment: ProcessInfo.processInfo.environment
        .merging(environment.compactMapValues { $0 }) { $1 }
        .filter { environment[$0.key] != .some(nil) },
      limits: limits.resources)
    var output = OutputReader(
      descriptor: group.output,
      hasLines: invocation.eachLine != nil || limits.file == nil)
    var watch = LimitWatch(limits: limits)
    while true {
      let ending = group.poll()
      let printed = output.count
      let isOpen = output.read(wait: ending == nil) { line in
        watch.take(line, printed: printed)
        invocation.eachLine?(line)
      }
      if Interruption.isRequested {
        group.stop()
        throw Interruption()
      }
      if let ending = ending ?? (isOpen ? nil : group.poll()) {
        group.end()
        if ending == .exit(127), !command[0].contains("/") {
          throw Failure.noProgram(command[0])
        }
        return ProcessResult(
          ending: ProcessResult.Ending(ending), output: output.text)
      }
      if let ending = watch.trespass(printed: output.count) {
        group.stop()
        return ProcessResult(ending: ending, output: output.text)
      }
    }
  }
}

extension ProcessResult.Ending {
  fileprivate init(_ ending: ProcessGroup.ExitStatus) {
    switch ending {
    case .exit(let code): self = .exit(code)
    case .signal(let number): self = .signal(number)
    }
  }
}

/// Notices when a program exceeds its limits. Time does not pass while the
/// computer sleeps.
private struct LimitWatch {
  /// A run of all suites writes about one megabyte.
  private static let fileMegabytes = 32

  let limits: Limits
  private let start = SuspendingClock.now
  private var last = SuspendingClock.now
  private var size = 0
  /// How much was printed before the last sign of life.
  private var printedBefore = 0

  init(limits: Limits) { self.limits = limits }

  mutating func take(_ line: Substring, printed: Int) {
    guard limits.file == nil else { return }
    guard let isSign = limits.isSign else {
      last = .now
      return
    }
    if isSign(line) { (last, printedBefore) = (.now, printed) }
  }

  mutating func trespass(printed: Int) -> ProcessResult.Ending? {
    if let file = limits.file {
      let now = FileFacts(file.path(percentEncoded: false))?.size ?? 0
      if now != size { (size, last, printedBefore) = (now, .now, printed) }
    }
    if (printed - printedBefore) >> 20 >= limits.megabytes
      || size >> 20 >= Self.fileMegabytes
    {
      return .flood(megabytes: limits.megabytes)
    }
    if let time = limits.time, start.duration(to: .now) > time {
      return .silence(time)
    }
    if let silence = limits.silence, last.duration(to: .now) > silence {
      return .silence(silence)
    }
    return nil
  }
}

/// The output of a program: every line once, and a text of bounded length.
private struct OutputReader {
  /// Half of the bytes that are kept.
  private static let half = 1 << 20

  let descriptor: Int32
  /// Whether anybody wants lines. Making them takes seconds in a flood.
  let hasLines: Bool
  private(set) var count = 0
  private var head: [UInt8] = []
  private var tail: [UInt8] = []
  private var line: [UInt8] = []
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  init(descriptor: Int32, hasLines: Bool) {
    self.descriptor = descriptor
    self.hasLines = hasLines
  }

  /// Reads the available output, after waiting a moment for it.
  ///
  /// - Returns: Whether there may be more.
  mutating func read(wait: Bool, eachLine: (Substring) -> Void) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    poll(&request, 1, wait ? 50 : 0)
    // A flood does not keep the caller from looking at the clock.
    for _ in 0..<(hasLines ? 4 : 64) {
      let size = Foundation.read(descriptor, &buffer, buffer.count)
      if size == 0 {
        // No process holds the other end any more. The program is about to be
        // reaped; until then there is nothing to read.
        if wait { usleep(1_000) }
        return false
      }
      guard size > 0 else { return true }
      take(buffer[..<size], eachLine)
    }
    return true
  }

  private mutating func take(
    _ bytes: ArraySlice<UInt8>, _ eachLine: (Substring) -> Void
  ) {
    count += bytes.count
    let room = Self.half - head.count
    head += bytes.prefix(max(0, room))
    tail += bytes.dropFirst(max(0, room))
    if tail.count > 2 * Self.half { tail.removeFirst(tail.count - Self.half) }
    guard hasLines else { return }
    bytes.withUnsafeBytes { bytes in
      var start = bytes.startIndex
      while let end = Self.lineEnd(in: bytes, from: start) {
        if line.isEmpty {
          eachLine(String(decoding: bytes[start..<end], as: UTF8.self)[...])
        } else {
          line += bytes[start..<end]
          eachLine(String(decoding: line, as: UTF8.self)[...])
          line.removeAll()
        }
        start = end + 1
      }
      // Nobody looks for a longer line.
      line += bytes[start...].prefix(max(0, Self.half - line.count))
    }
  }

  /// The end of the next line. It has to be as fast as a flood.
  private static func lineEnd(
    in bytes: UnsafeRawBufferPointer, from start: Int
  ) -> Int? {
    guard start < bytes.count, let base = bytes.baseAddress else { return nil }
    return memchr(base + start, 0x0A, bytes.count - start).map {
      base.distance(to: UnsafeRawPointer($0))
    }
  }

  var text: String {
    let end = tail.suffix(Self.half)
    let cut = count - head.count - end.count
    return String(decoding: head, as: UTF8.self)
      + (cut > 0 ? "\n… \(cut) bytes cut …\n" : "")
      + String(decoding: end, as: UTF8.self)
  }
}
