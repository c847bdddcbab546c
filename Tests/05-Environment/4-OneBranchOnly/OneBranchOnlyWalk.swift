import GradingKit
import Testing
import ViewCore
import ViewGrading

@testable import OneBranchOnly

extension OneBranchOnlyTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(ShopWalk.self)
  }
}

/// Two accounts, a shop that's given one or the other, and below it a pane for
/// a third.
private final class ShopWalk: ViewWalk {
  let host: TestHost
  private let accounts = [
    Account(name: "Ann"), Account(name: "Bob"), Account(name: "Zoe"),
  ]
  private var names = ["Ann", "Bob", "Zoe"]
  private var orders = [3, 0, 5]
  private var practice = [0, 0]
  private var shown = 0
  /// How many bodies the last move may evaluate; nil if any number.
  private var most: Int?

  init() {
    for (account, orders) in zip(accounts, orders) { account.orders = orders }
    host = TestHost { [accounts] in
      Parent(accounts[0], accounts[1]) { ShopScreen(account: $0) }
      PracticePane().environment(accounts[2])
    }
  }

  private var screen: String {
    """
    \(names[shown]): \(orders[shown]) [Order]
    \(names[shown]) practises
    practice: \(practice[0]) [Order]
    \(names[shown]): \(orders[shown]) [Order]
    \(names[2]) practises
    practice: \(practice[1]) [Order]
    """
  }

  var moves: [Move] {
    for (line, of) in ["first", "last"].enumerated() {
      Move("the user tapped Order in the \(of) line of the shop") {
        self.most = 2
        self.orders[self.shown] += 1
        try self.host.press("Order", at: line * 2)
      }
    }
    for (pane, of) in ["shop's", "second"].enumerated() {
      Move("the user tapped Order in the \(of) pane") {
        self.most = 1
        self.practice[pane] += 1
        try self.host.press("Order", at: [1, 3][pane])
      }
    }
    for (index, of) in ["first", "second", "third"].enumerated() {
      for name in ["Cleo", "practice"] {
        Move("the \(of) account was renamed to \(name)") {
          self.most = index == self.shown ? 3 : index == 2 ? 1 : 0
          self.names[index] = name
          self.host.perform { self.accounts[index].name = name }
        }
      }
      for orders in [9, 0, -1] {
        Move("the orders of the \(of) account were set to \(orders)") {
          self.most = index == self.shown ? 2 : 0
          self.orders[index] = orders
          self.host.perform { self.accounts[index].orders = orders }
        }
      }
    }
    Move("the shop was given the other of the first two accounts") {
      self.most = nil
      self.shown = 1 - self.shown
      try self.host.press("Other")
    }
  }

  var facts: [Fact] {
    Fact(
      "the screen shows", host.screen, is: screen,
      """
      the shop's lines should order for the shop's account, and each pane's \
      line for that pane's practice account
      """)
    Fact(
      "the accounts' orders are", accounts.map(\.orders), is: orders,
      "a practice order should be added only to the practice account")
    Fact(
      "evaluations of OrderLine:", host.count(of: OrderLine.self), isAtMost: 2,
      "a pane's line should read only the pane's practice account")
    if let most {
      bodies(
        atMost: most,
        "only views that show the change should be evaluated")
    }
  }
}
