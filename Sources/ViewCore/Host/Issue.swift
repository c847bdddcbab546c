/// Something that the learner's code should not do, and that does not stop the
/// program: what SwiftUI warns of while the program runs.
public struct Issue: Hashable, Sendable, CustomStringConvertible {
  /// The rule, what was seen, and a remedy.
  public let description: String

  init(_ description: String) { self.description = description }

  /// Notes an issue in the host that is at work; or prints it, if none is.
  static func report(_ issue: Issue) {
    let noted: Void? = ifOnMainActor { ViewGraph.current?.report(issue) }
    if noted == nil { print("warning:", issue, to: &standardError) }
  }
}
