// Selects tests to run, with the filters of Swift Testing.

import Foundation

/// The tests to run, and their order.
struct Selection {
  /// A regular expression for the identifiers of the tests to run.
  let filter: String
  /// Whether the tests are checks of one suite.
  let isOfOneSuite: Bool
  /// Another for tests to leave out although the first one matches them.
  var skipped = ""
  /// Whether tests run several at a time, in a random order, as is the
  /// library's default. Otherwise they run one after the other, as they are
  /// declared.
  var isShuffled = false

  /// All tests of suites.
  init(_ suites: [Suite]) {
    filter = "^(\(suites.map(\.name).joined(separator: "|")))\\."
    isOfOneSuite = false
  }

  /// Some checks of one suite.
  init(_ checks: [Check]) {
    filter = Self.pattern(checks)
    isOfOneSuite = true
  }

  static func pattern(_ checks: [Check]) -> String {
    checks.map {
      let name = NSRegularExpression.escapedPattern(for: $0.function)
      return "^\($0.suite)\\..*/`?\(name)`?\\("
    }.joined(separator: "|")
  }
}
