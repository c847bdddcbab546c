/// A mistake in the learner's code that does not stop the program.
///
/// SwiftUI warns of such mistakes while a program runs.
public struct Issue: Hashable, Sendable, CustomStringConvertible {
  /// The rule, what was seen, and a remedy.
  public let description: String

  init(_ description: String) { self.description = description }

  /// Records an issue in the host that is at work, or prints it if none is.
  static func report(_ issue: Issue) {
    let noted: Void? = ifOnMainActor { ViewGraph.current?.report(issue) }
    if noted == nil { print("warning:", issue, to: &standardError) }
  }
}
