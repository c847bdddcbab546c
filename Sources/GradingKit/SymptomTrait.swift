// The mark of a check that counts as fixed or as still seen.

import Testing

/// The mark of a check on a fault with which the exercise is shipped.
///
/// The name of the check describes the fault as a user sees it.
///
///     @Test(.symptom) func `the cash book stays empty`() { … }
public struct SymptomTrait: TestTrait {}

extension Trait where Self == SymptomTrait {
  /// Reports a check that passes as fixed, and one that fails as still seen.
  public static var symptom: Self { SymptomTrait() }
}
