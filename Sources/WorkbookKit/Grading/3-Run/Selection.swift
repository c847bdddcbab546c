// Which checks run, as the filters that Swift Testing understands.

import Foundation

/// Which tests of Swift Testing run, and in which order.
struct Selection {
  /// A regular expression on the identifiers of the tests that run.
  let filter: String
  /// Whether they are some checks of one suite.
  let isOfOneSuite: Bool
  /// Another on those that do not, all the same.
  var skipped = ""
  /// Several at a time, in an order by chance: what the library does when it
  /// isn't told otherwise. If not, one after the other, as they are declared.
  var isShuffled = false

  /// All tests of some suites.
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
