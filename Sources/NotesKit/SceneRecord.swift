// What a lesson tells the weaver about one of its scenes.

/// A scene as the notes show it.
public struct SceneRecord: Codable, Sendable, Equatable {
  public var name: String
  /// What the scene printed.
  public var output: String
  /// The prediction's question and answers, and the reasons, as Markdown; nil
  /// for a scene that asks nothing.
  public var question: String?
  public var reasons: String?

  /// The line above the drawing of a trace, which follows what was printed.
  public static let traceTitle = "traced:"

  /// What stands for the output of a program that prints a trace, where
  /// nothing can be traced.
  public static let untraced =
    "(the toolchain's own Observation cannot be traced)"

  /// What stands for the output of a program that uses what Swift 6.4 has added
  /// to Observation, where the toolchain's own is older.
  public static let absent =
    "(the toolchain's own Observation has this from Swift 6.4 on)"

  /// Whether a program was run; if not, its output says why.
  public var wasRun: Bool { output != Self.untraced && output != Self.absent }

  public init(
    name: String, output: String, question: String? = nil,
    reasons: String? = nil
  ) {
    self.name = name
    self.output = output
    self.question = question
    self.reasons = reasons
  }
}
