// The map of this module, which says what graded exercises came to:
//
//   Moment         one line of a results file, written as it happens
//   ResultsFile    the file, which survives whatever the graded code does
//   RunResults     what the moments of a run add up to
//   ShippedFiles   not started, and the files with TODOs: the one definition
//   ReportText     the report, of `swift test` and of `make grade`
//   NextSteps      the last lines of a report
//
// GradingKit writes the file while the tests run. `swift test` reports from it
// when it ends; the workbook's tool reads it and reports in the same words.

/// Something that has happened in a run of the tests.
public struct Moment: Codable, Equatable, Sendable {
  public enum Kind: String, Codable, Sendable {
    /// A run begins; every line below is of this run.
    case run
    /// Nobody has changed the exercise, and so it is skipped.
    case notStarted
    /// A check is going to run.
    case planned
    case began, failed, ended, skipped
    /// A check that takes its time is still running.
    case waiting
    /// All scenes of a story have been played.
    case over
  }

  public var kind: Kind
  /// The folder below `Tests/`, such as `01-Declaration/1-DeclareAStore`, or
  /// `01-Declaration/Story`.
  public var path = ""
  /// The name by which the test library selects the check.
  public var id = ""
  /// The name of the check for people.
  public var name = ""
  /// Whether the check looks for a fault that the exercise is shipped with.
  public var isSymptom = false
  /// The origin of the check or of the failure, from the workspace's root.
  public var file = ""
  public var line = 0
  public var message = ""
  /// The size of the file of printed text.
  public var printed = 0
  /// Seconds since some moment before the run.
  public var time = 0.0
  /// The process that has started the run.
  public var run: Int32 = 0

  public init(_ kind: Kind, path: String = "", id: String = "") {
    self.kind = kind
    self.path = path
    self.id = id
  }

  /// Whether it is about a chapter's story.
  var isOfStory: Bool { path.hasSuffix("/Story") }
}
