import GradingKit
import Testing
import ViewCore
import ViewGrading

@testable import AKeyWithADefault

extension AKeyWithADefaultTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(MenusWalk.self)
  }
}

/// Two screens, a line with a discount of its own, and one without.
private final class MenusWalk: ViewWalk {
  let host: TestHost
  private var discounts = [0, 0]
  private var own = 10
  /// Whether the last move may evaluate lines.
  private var mayEvaluate = true

  init() {
    host = TestHost {
      MenuScreen()
      MenuScreen()
      Parent(10, 25) { percent in
        VStack {
          PriceLine(name: "Own", price: 200).environment(\.discount, percent)
          PriceLine(name: "None", price: 200)
        }
      }
    }
  }

  private var screen: String {
    discounts.map { percent in
      "[Happy hour]\nGlazed: \(3 * (100 - percent))\nFilled: "
        + "\(4 * (100 - percent))\n"
    }.joined() + "Own: \(2 * (100 - own))\nNone: 200"
  }

  var moves: [Move] {
    for (index, of) in ["first", "second"].enumerated() {
      Move("somebody tapped Happy hour on the \(of) screen") {
        self.mayEvaluate = true
        self.discounts[index] = 50 - self.discounts[index]
        try self.host.press("Happy hour", at: index)
      }
    }
    Move("the third branch got the other discount") {
      self.mayEvaluate = true
      self.own = 35 - self.own
      try self.host.press("Other")
    }
    Move("the third branch got the same discount again") {
      self.mayEvaluate = false
      try self.host.press("Again")
    }
  }

  var facts: [Fact] {
    Fact(
      "the screens say", host.screen, is: screen,
      "each price is less the discount of its own branch")
    Fact(
      "evaluations of PriceCard:", host.count(of: PriceCard.self), isAtMost: 0,
      "it knows no discount")
    Fact(
      "evaluated more than once:", host.repeated, is: [],
      "a price costs one evaluation")
    if !mayEvaluate {
      Fact(
        "evaluations of PriceLine:", host.count(of: PriceLine.self),
        isAtMost: 0, "the discount is the same")
    }
  }
}
