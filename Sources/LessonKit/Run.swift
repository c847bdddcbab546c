// A piece of a chapter that runs. The notes show its code as a slice, and its
// output below; both have the run's name.

import Course
import Foundation
import NotesKit
import ObservationCore

/// One run of a lesson: a name, a prediction, and the code.
///
/// The code is the slice that the notes show, between its markers:
///
///     let observing = Run("observing", predict: Prediction(…)) {
///       // snippet.observing
///       let store = Store()
///       print(store.name)
///       // snippet.end
///     }
///
/// A run that traces properties draws their trace below its output; see
/// `TraceDrawing`.
///
///     Run("sum", tracing: ["a": \Store.a, "b": \Store.b]) { … }
///
/// A run may also stop the program; then its output ends with the message.
/// See `init(stopping:predict:run:)`.
///
/// The toolchain's own Observation cannot be traced. With `CORE=Observation` no
/// trace is drawn, and a run whose code prints a trace itself does not run. A
/// run that uses additions of Swift 6.4 does not run with an older toolchain;
/// its code is in `#if !TOOLCHAIN || (compiler(>=6.4) && !canImport(Darwin))`.
public struct Run {
  let name: String
  let prediction: Prediction?
  private let printed: () throws -> String
  /// The code that stops the program, if the run does that.
  let stop: (() -> Void)?

  /// - Parameters:
  ///   - properties: The properties to trace, in the order of the columns.
  ///   - printsTrace: Whether the code prints a trace itself.
  ///   - isNew: Whether the code uses Swift 6.4's additions to Observation.
  public init(
    _ name: String, tracing properties: KeyValuePairs<String, AnyKeyPath> = [:],
    printsTrace: Bool = false, isNew: Bool = false,
    predict prediction: Prediction? = nil, run: @escaping () -> Void
  ) {
    self.init(name, predict: prediction) {
      if isNew, !hasNew { return RunRecord.absent }
      if !canTrace, printsTrace { return RunRecord.untraced }
      return properties.isEmpty || !canTrace
        ? try capturedOutput(of: run)
        : try drawnOutput(of: run, tracing: properties)
    }
  }

  /// A run whose code stops the program.
  ///
  /// It runs in a process of its own. Its output is the text that it printed,
  /// then the message that it ended with.
  public init(
    stopping name: String, predict prediction: Prediction? = nil,
    run: @escaping () -> Void
  ) {
    self.init(name, predict: prediction, stop: run) {
      try outputUntilStop(of: name)
    }
  }

  /// A run with a closure that returns its output.
  init(
    _ name: String, predict prediction: Prediction?,
    stop: (() -> Void)? = nil, printed: @escaping () throws -> String
  ) {
    self.name = name
    self.prediction = prediction
    self.stop = stop
    self.printed = printed
  }

  /// Runs the code, and returns its output.
  ///
  /// The output is normalised, and has no newline at its end.
  func output() throws -> String {
    let output = normalized(try printed())
    return output.hasSuffix("\n") ? String(output.dropLast()) : output
  }
}

/// Makes code that awaits one that a run can call: it runs the main queue until
/// the code has ended, for a minute at most.
///
///     Run("loading", run: awaiting { await host.settle() })
public func awaiting(
  _ work: @escaping @MainActor () async -> Void
) -> () -> Void {
  {
    MainActor.assumeIsolated {
      let end = End()
      Task {
        await work()
        end.isReached = true
      }
      let limit = Date(timeIntervalSinceNow: 60)
      while !end.isReached, Date.now < limit {
        _ = RunLoop.main.run(mode: .default, before: limit)
      }
    }
  }
}

@MainActor
private final class End {
  var isReached = false
}

#if TOOLCHAIN
  private let canTrace = false
#else
  private let canTrace = true
#endif

#if !TOOLCHAIN || (compiler(>=6.4) && !canImport(Darwin))
  private let hasNew = true
#else
  private let hasNew = false
#endif

/// The output of a closure, and below it the trace of some properties.
private func drawnOutput(
  of run: () -> Void, tracing properties: KeyValuePairs<String, AnyKeyPath>
) throws -> String {
  let trace = Trace(
    Dictionary(uniqueKeysWithValues: properties.map { ($0.key, $0.value) }))
  let printed = try capturedOutput { trace.record(run) }
  let drawing = TraceDrawing(
    trace.events, properties: properties.map(\.key))
  let lines = "\(drawing)".split(separator: "\n").map { "  \($0)\n" }
  return (printed.isEmpty ? "" : printed + "\n") + traceTitle + "\n"
    + lines.joined()
}

/// Replaces everything in a text that differs from run to run.
///
/// An address becomes `0x…`, a duration becomes `… seconds`, and paths lose the
/// folder of the workspace.
///
///     normalized("Store at 0x00007f21")       // Store at 0x…
///     normalized("after 0.125 seconds")       // after … seconds
func normalized(_ text: String) -> String {
  let root = #filePath.split(separator: "/").dropLast(3)
  return
    text
    .replacing("/" + root.joined(separator: "/") + "/", with: "")
    .replacing(/0x[0-9a-fA-F]{4,}/, with: "0x…")
    .replacing(/[0-9]+\.[0-9]+ seconds/, with: "… seconds")
}

// The output of a closure. Meanwhile the program's standard output goes to a
// file, because a pipe would block when it is full.

/// Runs a closure, and returns the text that it printed.
///
/// - Parameter folder: The folder of the temporary file.
/// - Throws: A `LessonError` if the file cannot be written.
func capturedOutput(
  of body: () -> Void,
  in folder: URL = FileManager.default.temporaryDirectory
) throws -> String {
  let file = folder.appending(path: "run-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: file) }
  do {
    try Data().write(to: file)
    let target = try FileHandle(forWritingTo: file)
    redirect(to: target, while: body)
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  } catch {
    throw LessonError(
      """
      the output of a run can't be captured: \
      \(folder.path(percentEncoded: false)) can't be written to; check its \
      permissions and the disk
      """)
  }
}

/// Redirects standard output to a file while a closure runs.
private func redirect(to file: FileHandle, while body: () -> Void) {
  fflush(nil)
  let original = dup(STDOUT_FILENO)
  dup2(file.fileDescriptor, STDOUT_FILENO)
  body()
  fflush(nil)
  dup2(original, STDOUT_FILENO)
  close(original)
}

// A run that stops the program. It would stop the lesson, too, so the lesson
// starts itself again in another process, for this run alone.

/// The argument that makes a lesson run one run and nothing else.
let runsAlone = "--run"

/// Starts a run in a process of its own.
///
/// - Returns: The text that the run printed, then the message of its stop.
/// - Throws: A `LessonError` if the process cannot be started, or did not stop.
func outputUntilStop(of run: String) throws -> String {
  let process = Process()
  process.executableURL = Bundle.main.executableURL
  process.arguments = [runsAlone, run]
  process.environment = ProcessInfo.processInfo.environment.merging(
    ["SWIFT_BACKTRACE": "enable=no"]) { $1 }
  let (printed, said) = (Pipe(), Pipe())
  process.standardOutput = printed
  process.standardError = said
  do { try process.run() } catch {
    throw LessonError("the run \(run) can't be started: \(error)")
  }
  let output = text(from: printed)
  let message = text(from: said)
  process.waitUntilExit()
  guard process.terminationReason == .uncaughtSignal,
    let message = fatalError(in: message)
  else {
    throw LessonError(
      "the run \(run) has to stop the program, but didn't: \(message)")
  }
  return output + message
}

private func text(from pipe: Pipe) -> String {
  String(
    decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
}

/// The message that stopped a process, in lines as wide as an output.
///
/// It leaves out the place in a source file.
///
///     fatalError(in: "Core/A.swift:4: Fatal error: No\n")  // Fatal error: No
///
/// - Returns: Nil if there is no such message.
func fatalError(in text: String) -> String? {
  let message = text.firstMatch(
    of:
      #/(?m)^(?:\S+:[0-9]+: )?(Fatal error: (?s:.+?))\n*(\nCurrent stack trace:(?s:.*))?\z/#
  )
  guard let message else { return nil }
  var lines = [""]
  for word in message.1.split(whereSeparator: \.isWhitespace) {
    let last = lines[lines.count - 1]
    if last.isEmpty {
      lines[lines.count - 1] = String(word)
    } else if last.count + 1 + word.count <= 56 {
      lines[lines.count - 1] += " \(word)"
    } else {
      lines.append("  \(word)")
    }
  }
  return lines.joined(separator: "\n") + "\n"
}

/// Runs code that stops the program.
///
/// The text printed so far is written first, and no core is dumped.
func runUntilStop(_ body: () -> Void) {
  var none = rlimit(rlim_cur: 0, rlim_max: 0)
  setrlimit(coreLimit, &none)
  for stop in [SIGILL, SIGTRAP, SIGABRT] {
    signal(stop) { stop in
      fflush(nil)
      signal(stop, SIG_DFL)
      raise(stop)
    }
  }
  body()
}

#if canImport(Glibc)
  private let coreLimit = __rlimit_resource_t(RLIMIT_CORE.rawValue)
#else
  private let coreLimit = RLIMIT_CORE
#endif
