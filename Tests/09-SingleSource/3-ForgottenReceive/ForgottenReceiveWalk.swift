import GradingKit
import Testing
import ViewGrading

@testable import ForgottenReceive

extension ForgottenReceiveTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(SignsWalk.self)
  }
}

/// Two trucks, a sign that is given the store of one or the other, and a second
/// sign of the first.
private final class SignsWalk: ViewWalk {
  private struct Model {
    var stop = "Main St"
    var stock = 12
    var tips = 0

    var screen: String {
      "at \(stop)\n\(stock) donuts" + (tips > 0 ? "\nthanks for \(tips)" : "")
    }
  }

  let host: TestHost
  private let second: TestHost
  private let stores = [Store(), Store()]
  private var models = [Model(), Model()]
  private var shown = 0
  /// The evaluations that the last move may cause; nil if any.
  private var counts: [Int]?

  init() {
    let first = stores[0]
    host = TestHost(Parent(first, stores[1]) { TruckSign(store: $0) })
    second = TestHost(TruckSign(store: first))
  }

  var moves: [Move] {
    for (index, of) in ["first", "second"].enumerated() {
      for stop in ["Elm St", "Main St", ""] {
        move(index, "the \(of) truck drove to \"\(stop)\"", .drive(to: stop)) {
          $0.stop = stop
        }
      }
      for donuts in [0, 5, 12] {
        move(index, "the \(of) truck sold \(donuts) donuts", .sell(donuts)) {
          $0.stock -= donuts
        }
      }
      for tip in [0, 5] {
        move(index, "the \(of) truck received a tip of \(tip)", .tip(tip)) {
          $0.tips += tip
        }
      }
      move(index, "the \(of) truck closed", .close) {
        $0.stock = 0
        $0.tips = 0
      }
    }
    Move("the sign was passed the other truck's store") {
      self.shown = 1 - self.shown
      self.counts = nil
      try self.host.press("Other")
    }
  }

  private func move(
    _ index: Int, _ name: String, _ action: Action,
    _ change: @escaping (inout Model) -> Void
  ) -> Move {
    Move(name) {
      let before = self.models[index]
      change(&self.models[index])
      let now = self.models[index]
      let isShown = index == self.shown
      self.counts = [
        isShown && now.stop != before.stop ? 1 : 0,
        isShown && now.stock != before.stock ? 1 : 0,
        isShown && now.tips != before.tips ? 1 : 0,
      ]
      self.host.perform { self.stores[index].dispatch(action) }
      self.second.perform {}
    }
  }

  var facts: [Fact] {
    Fact(
      "the sign shows", host.screen, is: models[shown].screen,
      "each line should always show its subject's current value")
    Fact(
      "a second sign of the first truck shows", second.screen,
      is: models[0].screen, "every sign should follow its store")
    if let counts {
      Fact(
        "the evaluation counts of StopLine, StockLine and TipsLine are",
        [
          host.count(of: StopLine.self), host.count(of: StockLine.self),
          host.count(of: TipsLine.self),
        ], is: counts,
        """
        a line should be evaluated once for a change of what it shows, and for \
        no other change
        """)
    }
  }
}
