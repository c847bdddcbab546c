// A piece of a chapter that runs. The notes show its code as a slice, and its
// output below; both have the scene's name.

import NotesKit
import ObservationCore

/// One run of a lesson: a name, a prediction, and the code.
///
/// The code is the slice that the notes show, between its markers:
///
///     let observing = Scene("observing", predict: Prediction(…)) {
///       // snippet.observing
///       let store = Store()
///       print(store.name)
///       // snippet.end
///     }
///
/// A scene that traces properties draws their trace below its output; see
/// `TraceDrawing`.
///
///     Scene("sum", tracing: ["a": \Store.a, "b": \Store.b]) { … }
///
/// A scene may also stop the program; then its output ends with the message.
/// See `init(stopping:predict:run:)`.
///
/// The toolchain's own Observation cannot be traced. With `CORE=Observation` no
/// trace is drawn, and a scene whose code prints a trace itself does not run. A
/// scene that uses additions of Swift 6.4 does not run with an older toolchain;
/// its code is in `#if !TOOLCHAIN || compiler(>=6.4)`.
public struct Scene {
  let name: String
  let prediction: Prediction?
  private let printed: () throws -> String
  /// The code that stops the program, if the scene does that.
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
      if isNew, !hasNew { return SceneRecord.absent }
      if !canTrace, printsTrace { return SceneRecord.untraced }
      return properties.isEmpty || !canTrace
        ? try capturedOutput(of: run)
        : try drawnOutput(of: run, tracing: properties)
    }
  }

  /// A scene whose code stops the program.
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

  /// A scene with a closure that returns its output.
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

#if TOOLCHAIN
  private let canTrace = false
#else
  private let canTrace = true
#endif

#if !TOOLCHAIN || compiler(>=6.4)
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
  return (printed.isEmpty ? "" : printed + "\n") + SceneRecord.traceTitle + "\n"
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
