// A report in words: a line for each exercise, then what to fix first. It only
// formats; its caller has decided what comes next.

/// An exercise with all that a report says about it.
public struct ReportedExercise {
  public var result: ExerciseResult
  /// A question to the learner about what the failure shows, as lines.
  public var question: [String] = []
  /// The beginning of what the check to fix first has printed, as lines.
  public var printed: [String] = []
  /// What comes next if it fails; nil if the reader isn't the one to fix it.
  public var next: NextSteps?

  public init(_ result: ExerciseResult) { self.result = result }
}

/// Tells a learner, or the person who grades them, how the exercises stand. By
/// default it is plain text with marks.
public struct ReportText {
  public enum Tone { case good, bad, dim, heading }

  /// How many names of failing checks may follow the explained one. More of them
  /// would push the explanation off a small screen.
  private static let mostNames = 6

  /// Whether words take the place of marks, for a screen reader.
  public var isPlain = false
  /// The text in the look of a tone.
  public var styled: (String, Tone) -> String = { text, _ in text }
  /// A text as indented lines that fit the display.
  public var filled: (String, _ indent: Int) -> [String]
  /// A drawing of views with its title, as indented lines.
  public var drawing: (String) -> [String] = { drawing in
    "\(CheckFailure.drawingTitle)\n\(drawing)"
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { "    \($0)" }
  }

  /// A report for a width, in which a character is as wide as any other.
  public init(width: Int) {
    filled = { text, indent in
      var lines: [String] = []
      for word in text.split(whereSeparator: \.isWhitespace) {
        if let last = lines.last, last.count + 1 + word.count <= width - indent
        {
          lines[lines.count - 1] += " \(word)"
        } else {
          lines.append(String(word))
        }
      }
      return lines.map { String(repeating: " ", count: indent) + $0 }
    }
  }

  /// - Parameters:
  ///   - stories: With what the graded code has printed in them, as lines.
  ///   - sections: More to say after the details.
  ///   - closing: The end of a report in which nothing fails.
  public func text(
    of exercises: [ReportedExercise],
    stories: [(result: StoryResult, printed: [String])] = [],
    sections: [String] = [], closing: String? = nil
  ) -> String {
    let lines =
      self.lines(for: exercises.map(\.result))
      + stories.map { story, _ in
        "All of chapter \(story.chapter): its story, which uses all answers, "
          + (story.failures.isEmpty
            ? styled("plays to its end", .good) : styled("breaks off", .bad))
      }
    let details = exercises.filter(\.result.isFailure).map { exercise in
      let detail = detail(of: exercise).joined(separator: "\n")
      // An exercise on its own has been named in the line above.
      return exercises.count == 1
        ? detail
        : "\(styled(exercise.result.title, .heading))\n\n\(detail)"
    }
    let breaks = stories.compactMap { story, printed in
      story.failures.first.map {
        (["  \($0)"] + printed).joined(separator: "\n")
      }
    }
    let isGood = details.isEmpty && breaks.isEmpty
    return lines.joined(separator: "\n") + "\n"
      + (details + breaks + sections).map { "\n\($0)\n" }.joined()
      + (isGood ? closing.map { "\n\($0)" } ?? "" : "")
  }

  /// A line for each exercise. Of several chapters, those that are not started
  /// are counted in the last line.
  private func lines(for results: [ExerciseResult]) -> [String] {
    let listed =
      Set(results.map(\.chapter)).count > 1
      ? results.filter { $0.state != .notStarted } : results
    let width = listed.map(\.title.count).max() ?? 0
    let lines = listed.map { result in
      let gap = String(repeating: " ", count: width - result.title.count + 2)
      return "\(result.title)\(gap)\(state(of: result))"
    }
    return switch results.count - listed.count {
    case 0: lines
    case results.count: ["No exercise is started."]
    case 1: lines + ["1 exercise is not started"]
    case let count: lines + ["\(count) exercises are not started"]
    }
  }

  private func state(of result: ExerciseResult) -> String {
    switch result.state {
    case .notStarted: "not started"
    case .solved: styled("solved", .good)
    case .failing: styled("started", .bad) + ", " + count(of: result.checks)
    case .doesNotCompile: styled("doesn't compile", .bad)
    case .doesNotFit: styled("doesn't match its checks", .bad)
    case .unusable: styled("can't be graded", .bad)
    }
  }

  /// The number of checks that pass; or, for an exercise that is shipped with
  /// faults, the number of faults that are fixed, and of the things that
  /// worked and do no longer.
  private func count(of checks: [CheckResult]) -> String {
    let passed = checks.filter { $0.outcome == .passed }
    let symptoms = checks.count(where: \.isSymptom)
    guard symptoms > 0 else {
      return "\(passed.count) of \(checks.count) checks pass"
    }
    let fixed = passed.count(where: \.isSymptom)
    let broken = checks.count - passed.count - (symptoms - fixed)
    return "\(fixed) of \(symptoms) fixed"
      + (broken > 0 ? ", \(broken) broken" : "")
  }

  /// What to fix: of the checks, the first one in full, the others by name.
  private func detail(of exercise: ReportedExercise) -> [String] {
    let lines =
      switch exercise.result.state {
      case .notStarted, .solved: [String]()
      case .doesNotCompile(let errors), .doesNotFit(let errors):
        errors.prefix(3).flatMap { filled($0, 2) } + exercise.question
      case .unusable(let reason): filled(reason, 2)
      case .failing: checks(of: exercise)
      }
    return lines + (exercise.next.map { ["", $0.text(indent: "  ")] } ?? [])
  }

  private func checks(of exercise: ReportedExercise) -> [String] {
    let result = exercise.result
    guard let first = result.firstFailing else {
      return filled("no check ran", 2)
    }
    let hasSymptoms = result.checks.contains(where: \.isSymptom)
    func title(of check: CheckResult) -> [String] {
      let failure = check.isSymptom ? "still seen" : "broken"
      let marked = marked(check, failure: hasSymptoms ? failure : nil)
      let isSilent =
        check.outcome == .unreported && check != first && !isPlain
      return filled(isSilent ? "\(marked) (not run)" : marked, 2)
    }
    var lines = title(of: first)
    if let failure = first.failures.first {
      lines += words(of: failure) + exercise.question
      if !failure.drawing.isEmpty {
        lines += [""] + drawing(failure.drawing) + [""]
      }
      if !failure.file.isEmpty {
        lines.append("    " + styled("\(failure.file):\(failure.line)", .dim))
      }
    } else {
      let isRunning = first.outcome == .running
      lines += filled(
        isRunning
          ? "the process ended in this check" : "this check did not report", 4)
    }
    // What has worked before stands there in full, too: the latest edit broke it.
    let firstBroken = result.failing.first { hasSymptoms && !$0.isSymptom }
    let rest = result.failing.filter { $0 != first }
    let isLong = !hasSymptoms && rest.count > Self.mostNames
    let listed = isLong ? rest.prefix(Self.mostNames - 1) : rest[...]
    var others = listed.flatMap { check in
      let failure = check == firstBroken ? check.failures.first : nil
      return title(of: check) + (failure.map(words) ?? [])
    }
    if isLong { others += filled("… and \(rest.count - listed.count) more", 2) }
    return lines + exercise.printed
      + (exercise.printed.isEmpty || others.isEmpty ? others : [""] + others)
  }

  /// A failure's message. It may quote a screen of several lines.
  private func words(of failure: CheckFailure) -> [String] {
    filled(failure.message.replacing("\n", with: " / "), 4)
  }

  /// The name of a check, with a mark that says how it went; on a plain display,
  /// with a word.
  ///
  /// - Parameter failure: What a failure of it means, if that is known.
  public func marked(_ check: CheckResult, failure: String? = nil) -> String {
    let isGood = check.outcome.isGood
    guard isPlain else {
      let words = isGood ? "" : failure.map { "\($0): " } ?? ""
      return (isGood ? "✔ " : "✘ ") + words + check.name
    }
    return switch check.outcome {
    case .unreported: "not run: \(check.name)"
    case _ where isGood: "passed: \(check.name)"
    default: "\(failure ?? "failed"): \(check.name)"
    }
  }
}

// What a learner types next:
//
//     Next: make task E=1.2
//     then: make edit E=1.2
//       in: Exercises/01-Declaration/2-IgnoreACount/Store.swift:14
//     then: make grade E=1.2
//       or: make play E=4.1 shows your screen so far

/// Steps that follow one another, and what else a learner may do.
public struct NextSteps {
  public var steps: [String]
  public var others: [String]

  public init(steps: [String], others: [String] = []) {
    self.steps = steps
    self.others = others
  }

  /// The step that opens an exercise, and below it the place for a learner who
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
