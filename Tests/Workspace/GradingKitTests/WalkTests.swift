import Testing

@testable import GradingKit

@MainActor
@Suite(.serialized) struct WalkTests {
  private func told<Subject: Walk>(_ subject: Subject.Type) async -> String? {
    await WalkRun<Subject>.shortestWrong()?.told
  }

  @Test func `a walk that goes wrong is shortened and reported`() async {
    #expect(await told(Till.self) == nil)
    #expect(
      await told(ForgetfulTill.self) == """
        the till was closed, then a coin of 2 went in, and the till holds 0, \
        not 2; a till keeps every coin
        """)
    #expect(
      await told(FullTill.self) == """
        nothing has happened yet, and the till holds 5, not 0; a till \
        keeps every coin
        """)
    #expect(
      await told(LockedTill.self)
        == "a coin of 2 went in, and there is no slot")
  }

  @Test func `the same walks are made each time, of a dozen moves at most`()
    async
  {
    Till.walks = []
    #expect(await told(Till.self) == nil)
    let walks = Till.walks
    #expect(walks.count == 24)
    #expect(walks.map(\.count).max() == 12)
    #expect(walks.map(\.count).min() == 4)
    Till.walks = []
    #expect(await told(Till.self) == nil)
    #expect(Till.walks == walks)
  }

  @Test func `facts say what was seen`() {
    for (fact, complaint) in [
      (Fact("the names are", ["a"], is: ["a"], "a rule"), nil),
      (Fact("seen", ["b", "a"], isInAnyOrder: ["a", "b"], "a rule"), nil),
      (
        Fact("the title is", "a", is: "b", "a rule"),
        "the title is \"a\", not \"b\"; a rule"
      ),
      (
        Fact("seen", ["c"], holdsOnly: ["a", "b"], "a rule"),
        "seen [\"c\"]; a rule"
      ),
      (
        Fact("evaluations:", 3, isAtMost: 2, "a rule"),
        "evaluations: 3, more than 2; a rule"
      ),
      (Fact(false, "seen; a rule"), "seen; a rule"),
    ] { #expect(fact.complaint == complaint) }
  }
}

/// A till, and a model of it.
@MainActor
private class Till: Walk {
  /// The moves of each walk.
  static var walks: [[Int]] = []

  var isClosed = false
  var coins = 0
  var model = 0

  required init() { Self.walks.append([]) }

  func take(_ coin: Int) throws { coins += coin }

  private func note(_ move: Int) { Self.walks[Self.walks.count - 1] += [move] }

  var moves: [Move] {
    for coin in [2, 5] {
      Move("a coin of \(coin) went in") {
        self.note(coin)
        try self.take(coin)
        self.model += coin
      }
    }
    if !isClosed {
      Move("the till was closed") {
        self.note(0)
        self.isClosed = true
      }
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
    try require(
      coin != 2, "there is no slot", sourceLocation: #_sourceLocation)
    coins += coin
  }
}
