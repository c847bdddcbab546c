// Runs programs: reads and bounds their output, and ends those that would never
// end.

import Foundation

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
  /// Says, many times a second, whether the program is no longer wanted. Then
  /// it is asked to end, and its last lines are read.
  var isOver: (() -> Bool)?
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

  /// Runs a program.
  func run(_ invocation: Invocation) throws -> ProcessResult {
    let (command, limits) = (invocation.command, invocation.limits)
    let environment = invocation.environment
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
      if Interruption.isRequested || invocation.isOver?() == true {
        group.stop {
          guard let eachLine = invocation.eachLine, invocation.isOver != nil
          else { return }
          _ = output.read(wait: false, eachLine: eachLine)
        }
        if Interruption.isRequested { throw Interruption() }
        return ProcessResult(ending: .signal(SIGTERM), output: output.text)
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
