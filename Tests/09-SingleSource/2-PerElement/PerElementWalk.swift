import GradingKit
import Testing
import ViewGrading

@testable import PerElement

extension PerElementTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(AccountsWalk.self)
  }
}

/// Two accounts, a screen that is passed one or the other, and a second screen
/// of the first.
private final class AccountsWalk: ViewWalk {
  private struct Model {
    var name = "Ann"
    var points = 0

    var screen: String {
      "Name: \(name)\nPoints: \(points)\n\(name) has \(points) points\n[Collect]"
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
    host = TestHost(Parent(first, stores[1]) { AccountScreen(store: $0) })
    second = TestHost(AccountScreen(store: first))
  }

  var moves: [Move] {
    for (index, of) in ["first", "second"].enumerated() {
      for name in ["Ann", "Bea", ""] {
        move(
          index, "the \(of) account was renamed to \"\(name)\"", .rename(name)
        ) {
          $0.name = name
        }
      }
      for points in [5, 0, -7] {
        move(
          index,
          "\(points) points were added to the \(of) account", .collect(points)
        ) {
          $0.points += points
        }
      }
      move(
        index, "Cleo signed in to the \(of) account with 5 points",
        .signIn(name: "Cleo", points: 5)
      ) {
        $0 = Model(name: "Cleo", points: 5)
      }
    }
    Move("the screen was passed the other account's store") {
      self.shown = 1 - self.shown
      self.counts = nil
      try self.host.press("Other")
    }
    Move("Collect was tapped") {
      self.change(self.shown) { $0.points += 1 }
      try self.host.press("Collect")
      self.second.perform {}
    }
  }

  private func move(
    _ index: Int, _ name: String, _ action: Action,
    _ change: @escaping (inout Model) -> Void
  ) -> Move {
    Move(name) {
      self.change(index, change)
      self.host.perform { self.stores[index].dispatch(action) }
      self.second.perform {}
    }
  }

  private func change(_ index: Int, _ change: (inout Model) -> Void) {
    let before = models[index]
    change(&models[index])
    let name = models[index].name != before.name && index == shown
    let points = models[index].points != before.points && index == shown
    counts = [name ? 1 : 0, points ? 1 : 0, name || points ? 1 : 0, 0]
  }

  var facts: [Fact] {
    Fact(
      "the screen shows", host.screen, is: models[shown].screen,
      "each view should show the current values of its store")
    Fact(
      "a second screen of the first account shows", second.screen,
      is: models[0].screen, "every screen should follow its store")
    if let counts {
      Fact(
        """
        the evaluation counts of NameLine, PointsLine, Greeting and \
        CollectButton are
        """,
        [
          host.count(of: NameLine.self), host.count(of: PointsLine.self),
          host.count(of: Greeting.self), host.count(of: CollectButton.self),
        ], is: counts,
        """
        a body should be evaluated once for a change of what it shows, and for \
        no other change
        """
      )
    }
  }
}
