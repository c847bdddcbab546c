// A run that stops the program. It would stop the lesson, too, so the lesson
// starts itself again in another process, for this scene alone.

import Foundation

/// The argument that makes a lesson run one scene and nothing else.
let runsAlone = "--run"

/// Runs a scene in a process of its own.
///
/// - Returns: The text that the scene printed, then the message of its stop.
/// - Throws: A `LessonError` if the process cannot be started, or did not stop.
func outputUntilStop(of scene: String) throws -> String {
  let process = Process()
  process.executableURL = Bundle.main.executableURL
  process.arguments = [runsAlone, scene]
  process.environment = ProcessInfo.processInfo.environment.merging(
    ["SWIFT_BACKTRACE": "enable=no"]) { $1 }
  let (printed, said) = (Pipe(), Pipe())
  process.standardOutput = printed
  process.standardError = said
  do { try process.run() } catch {
    throw LessonError("the scene \(scene) cannot be started: \(error)")
  }
  let output = text(from: printed)
  let message = text(from: said)
  process.waitUntilExit()
  guard process.terminationReason == .uncaughtSignal,
    let message = fatalError(in: message)
  else {
    throw LessonError(
      "the scene \(scene) has to stop the program, and did not: \(message)")
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
