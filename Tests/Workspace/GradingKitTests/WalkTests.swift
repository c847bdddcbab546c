import Testing

@testable import GradingKit

@MainActor
@Suite struct WalkTests {
  @Test func `a walk that goes wrong is shortened and told`() async {
    #expect(
      await told(ForgetfulTill.self) == """
        the till was closed, then a coin of 2 went in, and the till holds 0, \
        and not 2; a till keeps every coin
        """)
    #expect(
      await told(FullTill.self) == """
        nothing has happened yet, and the till holds 5, and not 0; a till \
        keeps every coin
        """)
    #expect(
      await told(LockedTill.self)
        == "a coin of 2 went in, and there is no slot")
    #expect(await told(Till.self) == nil)
  }

  private func told<Subject: Walk>(_ subject: Subject.Type) async -> String? {
    await WalkRun<Subject>.shortestWrong()?.told
  }

  @Test func `the same walks are made each time, of a dozen moves at most`()
    async
  {
    _ = await WalkRun<CountingTill>.shortestWrong()
    let walks = CountingTill.walks
    #expect(walks.count == 24)
    #expect(walks.map(\.count).max() == 12)
    #expect(walks.map(\.count).min() == 4)
    CountingTill.walks = []
    _ = await WalkRun<CountingTill>.shortestWrong()
    #expect(CountingTill.walks == walks)
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

/// Notes the coins of each walk.
private final class CountingTill: Till {
  static var walks: [[Int]] = []

  required init() {
    super.init()
    Self.walks.append([])
  }

  override func take(_ coin: Int) {
    coins += coin
    Self.walks[Self.walks.count - 1].append(coin)
  }

  override var moves: [Move] { Array(super.moves.prefix(2)) }
}
