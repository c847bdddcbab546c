// The tests in Essentials, run by this module.

import Testing

@Suite struct EssentialTests {
  let store = Store()
  let subject = ByHand()
  let log = Log()
}
