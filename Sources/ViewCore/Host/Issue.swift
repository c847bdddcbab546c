/// A mistake in your code that doesn't stop the program.
///
/// SwiftUI, too, warns of such mistakes while a program runs.
public struct Issue: Hashable, Sendable, CustomStringConvertible {
  /// The rule, what the host has seen instead, and a way to put it right.
  public let description: String

  init(_ description: String) { self.description = description }

  /// Records an issue in the host that is at work. If no host is, prints the
  /// issue instead.
  static func report(_ issue: Issue) {
    let noted: Void? = ifOnMainActor { ViewGraph.current?.report(issue) }
    if noted == nil { print("warning:", issue, to: &standardError) }
  }
}
