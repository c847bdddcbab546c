import Testing

@testable import GradingKit

@MainActor
@Suite struct WalkTests {
  @Test func `a walk that goes wrong is shortened and told`() async {
    let wrong = await WalkRun<ForgetfulTill>.shortestWrong()
    #expect(
      wrong?.told == """
        the till was closed, then a coin of 2 went in, and the till holds 0, \
        and not 2; a till keeps every coin
        """)
  }

  @Test func `the same walks are made each time`() async {
    let first = await WalkRun<ForgetfulTill>.shortestWrong()
    let second = await WalkRun<ForgetfulTill>.shortestWrong()
    #expect(first?.names == second?.names)
  }

  @Test func `a walk that goes right says nothing`() async {
    #expect(await WalkRun<Till>.shortestWrong() == nil)
  }

  @Test func `what is wrong before the first move is told`() async {
    let wrong = await WalkRun<FullTill>.shortestWrong()
    #expect(
      wrong?.told == """
        nothing has happened yet, and the till holds 5, and not 0; a till \
        keeps every coin
        """)
  }

  @Test func `a move that cannot be made ends the walk`() async {
    let wrong = await WalkRun<LockedTill>.shortestWrong()
    #expect(
      wrong?.told == "a coin of 2 went in, and there is no slot")
  }

  @Test func `walks are up to a dozen moves long`() async {
    _ = await WalkRun<CountingTill>.shortestWrong()
    #expect(CountingTill.lengths.count == 24)
    #expect(CountingTill.lengths.max() == 12)
    #expect(CountingTill.lengths.min() == 4)
  }

  @Test func `facts say what was seen`() {
    let rule = "a rule"
    #expect(Fact("the names are", ["a"], is: ["a"], rule).complaint == nil)
    #expect(
      Fact("the title is", "a", is: "b", rule).complaint
        == "the title is \"a\", and not \"b\"; a rule")
    #expect(
      Fact("told were", ["b", "a"], isInAnyOrder: ["a", "b"], rule).complaint
        == nil)
    #expect(
      Fact("told were", ["c"], holdsOnly: ["a", "b"], rule).complaint
        == "told were [\"c\"]; a rule")
    #expect(
      Fact("evaluations:", 3, isAtMost: 2, rule).complaint
        == "evaluations: 3, and at most 2 may be; a rule")
    #expect(Fact(false, "seen; a rule").complaint == "seen; a rule")
  }
}

/// A till, and a model of it.
@MainActor
private class Till: Walk {
  var isClosed = false
  var coins = 0
  var model = 0

  required init() {}

  func take(_ coin: Int) throws { coins += coin }

  var moves: [Move] {
    for coin in [2, 5] {
      Move("a coin of \(coin) went in") {
        try self.take(coin)
        self.model += coin
      }
    }
    if !isClosed {
      Move("the till was closed") { self.isClosed = true }
    }
  }

  var facts: [Fact] {
    Fact("the till holds", coins, is: model, "a till keeps every coin")
  }
}

private final class ForgetfulTill: Till {
  override func take(_ coin: Int) {
    if !isClosed || coin == 5 { coins += coin }
  }
}

private final class FullTill: Till {
  required init() {
    super.init()
    coins = 5
  }
}

private final class LockedTill: Till {
  override func take(_ coin: Int) throws {
    coins += coin
    try require(
      coin != 2, "there is no slot", sourceLocation: #_sourceLocation)
  }
}

private final class CountingTill: Till {
  static var lengths: [Int] = []

  required init() {
    super.init()
    Self.lengths.append(0)
  }

  override func take(_ coin: Int) {
    coins += coin
    Self.lengths[Self.lengths.count - 1] += 1
  }

  override var moves: [Move] {
    [
      Move("a coin of 2 went in") {
        self.take(2)
        self.model += 2
      }
    ]
  }
}
