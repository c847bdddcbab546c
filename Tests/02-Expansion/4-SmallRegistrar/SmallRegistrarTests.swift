// The tests are in Essentials, which is a link: a part of those that the core
// of this workspace and the toolchain's own have to pass. They run one after
// the other, for a small registrar doesn't need to be safe on several threads.

import GradingKit
import Testing

@testable import SmallRegistrar

@Suite("2.4 SmallRegistrar", .serialized, .exercise())
struct EssentialTests: ExerciseSuite {
  let store = Store()
  let subject = ByHand()
  let log = Log()
}
