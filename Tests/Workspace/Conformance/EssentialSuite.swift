// The tests in Essentials, run by this module.

import GradingKit
import Testing

@Suite struct EssentialTests: ExerciseSuite {
  let store = Store()
  let subject = ByHand()
  let log = Log()
}
