// The mark of the checks that count as fixed or as still seen.

import Testing

/// The mark of a check on a fault that the exercise is shipped with.
///
/// The check's name says what a user sees of the fault.
///
///     @Test(.symptom) func `the cash book stays empty`() { … }
public struct SymptomTrait: TestTrait {}

extension Trait where Self == SymptomTrait {
  /// Reports a check that passes as fixed, and one that fails as still seen.
  public static var symptom: Self { SymptomTrait() }
}
