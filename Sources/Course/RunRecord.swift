// The report of a lesson about a run. LessonKit writes it as JSON; AuthorKit's
// weaver reads it.

/// A run as the notes show it.
public struct RunRecord: Codable, Sendable, Equatable {
  public var name: String
  /// The run's output.
  public var output: String
  /// The prediction's question and answers, as Markdown; nil for a run
  /// without a prediction.
  public var question: String?
  /// The reasons for the answers, as Markdown; nil for a run without a
  /// prediction.
  public var reasons: String?

  /// The text in place of the output of a run that prints a trace, where
  /// nothing can be traced.
  public static let untraced =
    "(the toolchain's own Observation can't be traced)"

  /// The text in place of the output of a run that uses Swift 6.4's additions
  /// to Observation, where the toolchain's own is older.
  public static let absent =
    "(the toolchain's own Observation has this since Swift 6.4)"

  /// Whether it ran; if not, its output says why.
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
