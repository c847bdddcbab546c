// Where two subjects differ when they run the same program.

import FuzzModel

/// An interpreter, together with the Observation that it uses.
public typealias Subject = @Sendable (Program) -> [Outcome]

/// The first step after which two subjects differ.
public struct Disagreement: Equatable, Sendable {
  public let program: Program
  /// The index of the step.
  /// Two more indices follow the last step. The first stands for the last
  /// change of everything, the second for the objects that outlive the program.
  /// everything, and for the objects that outlive the program.
  public let step: Int
  public let expected: Outcome
  public let seen: Outcome

  /// Runs a program on both subjects; nil if they agree.
  public init?(_ program: Program, _ subject: Subject, _ toolchain: Subject) {
    var (all, allExpected) = (subject(program), toolchain(program))
    let end = all.count - 1
    if all[end].leftovers < allExpected[end].leftovers {
      // The toolchain has leaked a callback, which happens if an object is
      // freed inside the closure that has read it. Our core isn't required to
      // leak it, too. In that case, only the calls can be compared, as long as
      // nothing else differs.
      all = all[..<(end - 1)].map(\.called)
      allExpected = allExpected[..<(end - 1)].map(\.called)
    }
    let compared = program.isWild ? end..<max(end, all.count) : all.indices
    guard let step = compared.first(where: { all[$0] != allExpected[$0] })
    else { return nil }
    self.program = program
    self.step = step
    expected = allExpected[step]
    seen = all[step]
  }
}

extension Disagreement: CustomStringConvertible {
  public var description: String {
    let place =
      switch step - program.steps.count {
      case 0: "a last change of everything"
      case 1: "the end of the program"
      default: "step \(step + 1)"
      }
    let order = program.isWild ? "// compared at its end only\n" : ""
    let lines =
      lines(of: seen, without: expected, "only ours")
      + lines(of: expected, without: seen, "only the toolchain's")
    return "\(order)\(program)after \(place):\n"
      + lines.map { "  \($0)\n" }.joined()
  }

  private func lines(
    of one: Outcome, without other: Outcome, _ whose: String
  ) -> [String] {
    let events = one.events + one.released
    let died = one.died.filter { !other.died.contains($0) }
    var lines = rest(of: events, without: other.events + other.released)
      .map { "\(whose): \($0)" }
    lines += died.map { "\(whose): object \($0) died" }
    if one.leftovers != other.leftovers {
      lines.append("\(whose): \(one.leftovers) objects and callbacks left")
    }
    return lines
  }

  /// The events of one list that are missing in the other. If an event is
  /// listed several times, each time counts.
  private func rest(of one: [Event], without other: [Event]) -> [Event] {
    var other = other
    return one.filter { event in
      guard let place = other.firstIndex(of: event) else { return true }
      other.remove(at: place)
      return false
    }
  }
}

extension Outcome {
  /// The outcome without the objects that were freed.
  fileprivate var called: Outcome { Outcome(events: events) }
}
