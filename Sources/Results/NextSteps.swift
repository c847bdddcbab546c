// The last lines of a report and of many commands: what a learner types next.
//
//     Next: make task E=1.2
//     then: make edit E=1.2
//       in: Exercises/01-Declaration/2-IgnoreACount/Store.swift:14
//     then: make grade E=1.2
//       or: make play E=4.1 shows the screen as far as it is

/// Steps that follow one another, and what else a learner may do.
public struct NextSteps {
  public var steps: [String]
  public var others: [String]

  public init(steps: [String], others: [String] = []) {
    self.steps = steps
    self.others = others
  }

  /// The step that opens an exercise, and below it the place for somebody who
  /// opens it in another way.
  public static func editing(_ id: String, in place: String) -> String {
    "make edit E=\(id)\n  in: \(place)"
  }

  /// The lines, with an indent before each of them, and no line end after the
  /// last.
  public func text(indent: String = "") -> String {
    let lines = "Next: " + steps.joined(separator: "\nthen: ")
    return ([lines] + others.map { "  or: \($0)" })
      .flatMap { $0.split(separator: "\n") }.map { indent + $0 }
      .joined(separator: "\n")
  }
}
