import GradingKit
import Testing
import ViewCore
import ViewGrading

@testable import InjectAnAccount

extension InjectAnAccountTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(ShopWalk.self)
  }
}

/// Two accounts, a screen that's given one or the other, and a third account
/// that's injected around the screen and around a greeting.
private final class ShopWalk: ViewWalk {
  private struct Model {
    var name = "Ann"
    var orders = 0

    var screen: String {
      "Donuts\nHello, \(name)\nOrders: \(orders)\n[Order]"
    }
  }

  let host: TestHost
  private let accounts = [
    Account(name: "Ann"), Account(name: "Ann"), Account(name: "Zoe"),
  ]
  private var models = [Model(), Model(), Model(name: "Zoe")]
  private var shown = 0
  /// How many bodies the last move may evaluate; nil if any number.
  private var most: Int?

  init() {
    host = TestHost { [accounts] in
      Parent(accounts[0], accounts[1]) { ShopScreen(account: $0) }
        .environment(accounts[2])
      GreetingLine().environment(accounts[2])
    }
  }

  var moves: [Move] {
    for (index, of) in ["first", "second", "third"].enumerated() {
      for name in ["Bea", "Ann"] {
        change(index, "the \(of) account was renamed to \(name)", 1) {
          self.models[index].name = name
          self.accounts[index].name = name
        }
      }
      for orders in [0, 99, -1] {
        change(
          index,
          "the orders of the \(of) account were set to \(orders)", 0
        ) {
          self.models[index].orders = orders
          self.accounts[index].orders = orders
        }
      }
    }
    Move("the user tapped Order") {
      self.most = 1
      self.models[self.shown].orders += 1
      try self.host.press("Order")
    }
    for orders in [3, -5] {
      Move(
        "the orders were set to \(orders), and Order was tapped right away"
      ) {
        self.most = 1
        self.models[self.shown].orders = orders + 1
        self.accounts[self.shown].orders = orders
        try self.host.press("Order")
      }
    }
    Move("the screen was given the other of the first two accounts") {
      self.most = nil
      self.shown = 1 - self.shown
      try self.host.press("Other")
    }
  }

  private func change(
    _ index: Int, _ name: String, _ greetings: Int,
    _ change: @escaping () -> Void
  ) -> Move {
    Move(name) {
      self.most = index == self.shown ? 1 : index == 2 ? greetings : 0
      self.host.perform(change)
    }
  }

  var facts: [Fact] {
    Fact(
      "the screen shows", host.screen,
      is: "\(models[shown].screen)\nHello, \(models[2].name)",
      """
      each view should show the current state of the account injected nearest \
      to it
      """)
    Fact(
      "the accounts' orders are", accounts.map(\.orders),
      is: models.map(\.orders),
      "Order should add 1 to the orders of the account on the screen")
    Fact(
      "evaluations of FrontPage:", host.count(of: FrontPage.self),
      isAtMost: 0, "FrontPage shouldn't read an account")
    if let most {
      bodies(
        atMost: most,
        "only the body that shows the change should be evaluated")
    }
  }
}
