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

/// Two screens, a card with its own discount inside a different one, and two
/// lines.
private final class MenusWalk: ViewWalk {
  let host: TestHost
  private var discounts = [0, 0]
  private var own = 10
  /// Whether the last move may evaluate lines.
  private var mayEvaluate = true

  init() {
    host = TestHost {
      MenuScreen()
      Parent(10, 0) { percent in
        MenuScreen()
        PriceCard().environment(\.discount, percent)
          .environment(\.discount, 40)
      }
      PriceLine(name: "Plain", price: 250).environment(\.discount, 90)
      PriceLine(name: "Filled", price: 400)
    }
  }

  private var screen: String {
    let cards = (discounts + [own]).map { percent in
      "Glazed: \(3 * (100 - percent))\nFilled: \(4 * (100 - percent))"
    }
    return """
      [Happy hour]
      \(cards[0])
      [Happy hour]
      \(cards[1])
      \(cards[2])
      Plain: 25
      Filled: 400
      """
  }

  var moves: [Move] {
    for (index, of) in ["first", "second"].enumerated() {
      Move("the user tapped Happy hour on the \(of) screen") {
        self.mayEvaluate = true
        self.discounts[index] = 50 - self.discounts[index]
        try self.host.press("Happy hour", at: index)
      }
    }
    Move("a different discount was injected into the third card") {
      self.mayEvaluate = true
      self.own = 10 - self.own
      try self.host.press("Other")
    }
    Move("the same discount was injected into the third card again") {
      self.mayEvaluate = false
      try self.host.press("Again")
    }
  }

  var facts: [Fact] {
    Fact(
      "the screens show", host.screen, is: screen,
      "each price should be reduced by the discount injected nearest to it")
    Fact(
      "evaluations of PriceCard:", host.count(of: PriceCard.self), isAtMost: 0,
      "PriceCard shouldn't read the discount")
    Fact(
      "evaluated more than once:", host.repeated, is: [],
      "one change should evaluate each view only once")
    if !mayEvaluate {
      Fact(
        "evaluations of PriceLine:", host.count(of: PriceLine.self),
        isAtMost: 0,
        "the same discount was injected again, so no line should be evaluated")
    }
  }
}
