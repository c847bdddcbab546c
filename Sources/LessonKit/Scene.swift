// A piece of a chapter that runs. The notes show its code as a slice, and
// what it prints below; both carry the scene's name.

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
public struct Scene {
  let name: String
  let prediction: Prediction?
  private let printed: () throws -> String

  public init(
    _ name: String, predict prediction: Prediction? = nil,
    run: @escaping () -> Void
  ) {
    self.init(
      name, predict: prediction, printed: { try standardOutput(of: run) })
  }

  /// A scene that is told what it prints.
  init(
    _ name: String, predict prediction: Prediction?,
    printed: @escaping () throws -> String
  ) {
    self.name = name
    self.prediction = prediction
    self.printed = printed
  }

  /// Runs the code and returns what it printed, normalised and without the
  /// end of the last line.
  func output() throws -> String {
    let output = normalized(try printed())
    return output.hasSuffix("\n") ? String(output.dropLast()) : output
  }
}

/// A text in which everything that differs from run to run is replaced.
///
/// An address becomes `0x…`, a duration `… seconds`, and the home of the
/// workspace goes from its paths.
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
