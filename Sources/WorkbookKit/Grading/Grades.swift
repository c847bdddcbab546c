// The grade of an exercise, and that of a chapter's story. A grade is found
// once, and then told, kept and exported.

/// How an exercise stands, and why.
package struct Grade: Equatable, Codable {
  package enum State: Equatable, Codable {
    /// The file is still exactly the shipped stub.
    case notStarted
    case solved
    case failing
    /// The learner's file does not compile; these are its errors.
    case broken([String])
    /// The learner's file compiles, but its suite does not compile with it;
    /// this is what the suite needs.
    case misfit([String])
    /// There is nothing to build; this says which file is at fault, and the
    /// remedy.
    case unusable(String)

    /// Whether its suite was built with it and has run.
    var isBuilt: Bool { self == .solved || self == .failing }

    /// Where the compiler has refused the learner's file, if it has.
    var refusedPlace: Place? {
      guard case .broken(let errors) = self else { return nil }
      return errors.first.flatMap(Place.init(parsing:))
    }
  }

  package let exercise: Exercise
  package var state: State
  package var checks: [Check] = []
  /// The fingerprint of the files that were graded.
  var fingerprint = ""

  package init(exercise: Exercise, state: State, checks: [Check] = []) {
    self.exercise = exercise
    self.state = state
    self.checks = checks
  }
}

extension Grade {
  /// The grade of an exercise whose checks have run.
  package init(exercise: Exercise, checks: [Check]) {
    let isSolved =
      checks.contains { $0.outcome == .passed }
      && checks.allSatisfy(\.outcome.isGood)
    self.init(
      exercise: exercise, state: isSolved ? .solved : .failing, checks: checks)
  }

  /// The check to mend first: one that ran, if there is one. A check that was
  /// stopped explains why others did not report.
  var firstFailing: Check? {
    failing.first { $0.outcome != .unreported } ?? failing.first
  }

  /// The checks that neither passed nor were skipped.
  var failing: [Check] { checks.filter { !$0.outcome.isGood } }

  /// The grade with the beginning of what each check has printed.
  var withShortPrintouts: Grade {
    var grade = self
    for index in checks.indices {
      grade.checks[index].printout =
        checks[index].printout.prefix(characters: Printout.room)
    }
    return grade
  }
}

/// The outcome of a chapter's story.
struct StoryGrade: Equatable, Codable {
  let chapter: Chapter
  let passed: Int
  /// The failures, one line each.
  let failures: [String]
  /// What the exercises have printed in the first scene that failed.
  var printout = Printout()
}
