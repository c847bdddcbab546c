import GradingKit
import Testing
import ViewCore
import ViewGrading

@testable import MaybeAnAccount

extension MaybeAnAccountTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(PagesWalk.self)
  }
}

/// The account that's signed in, if any.
@Observable
private final class Entrance {
  var account: Account?
}

private struct Door: View {
  let entrance: Entrance

  var body: some View { AccountPage(account: entrance.account) }
}

/// Two accounts that sign in and out, a page without an account, and a third
/// account that's injected around both pages.
private final class PagesWalk: ViewWalk {
  let host: TestHost
  private let entrance = Entrance()
  private let accounts = [
    Account(name: "Ann"), Account(name: "Bea"), Account(name: "Zoe"),
  ]
  private var names = ["Ann", "Bea", "Zoe"]
  private var orders = [0, 0, 0]
  private var signedIn: Int? = 0
  private var baskets = [0, 0]
  /// Whether the last move may evaluate bodies.
  private var mayEvaluate = true

  init() {
    entrance.account = accounts[0]
    host = TestHost { [entrance, accounts] in
      VStack {
        Door(entrance: entrance)
        AccountPage(account: nil)
      }
      .environment(accounts[2])
    }
  }

  private var screen: String {
    let name = signedIn.map { names[$0] } ?? "guest"
    return "\(name): \(baskets[0]) donuts\n[Add]\n"
      + (signedIn == nil ? "" : "[Order]\n")
      + "guest: \(baskets[1]) donuts\n[Add]"
  }

  var moves: [Move] {
    for (index, of) in ["first", "second"].enumerated() {
      move("the user tapped Add in the \(of) basket") {
        self.baskets[index] += 1
        try self.host.press("Add", at: index)
      }
      if signedIn != index {
        move("the \(of) account signed in") {
          self.signedIn = index
          self.host.perform { self.entrance.account = self.accounts[index] }
        }
      }
    }
    if let index = signedIn {
      move("the user tapped Order") {
        self.orders[index] += self.baskets[0]
        self.baskets[0] = 0
        try self.host.press("Order")
      }
      move("the account signed out") {
        self.signedIn = nil
        self.host.perform { self.entrance.account = nil }
      }
    }
    for (index, of) in ["first", "second", "third"].enumerated() {
      for name in ["guest", "Cleo"] {
        move("the \(of) account was renamed to \(name)") {
          self.names[index] = name
          self.host.perform { self.accounts[index].name = name }
        }
      }
      Move("the \(of) account ordered two donuts elsewhere") {
        self.mayEvaluate = false
        self.orders[index] += 2
        self.host.perform { self.accounts[index].orders += 2 }
      }
    }
  }

  private func move(
    _ name: String, _ change: @escaping () throws -> Void
  ) -> Move {
    Move(name) {
      self.mayEvaluate = true
      try change()
    }
  }

  var facts: [Fact] {
    Fact(
      "the screen shows", host.screen, is: screen,
      """
      a basket should keep its donuts, and belong to the signed-in account, or \
      to a guest
      """)
    Fact(
      "the accounts' orders are", accounts.map(\.orders), is: orders,
      "Order should add the donuts in the basket to the orders")
    Fact(
      "evaluated more than once:", host.repeated, is: [],
      "one change should evaluate each view only once")
    if !mayEvaluate {
      Fact(
        "these views were evaluated:", host.evaluatedViews, is: [],
        """
        no view shows the orders, so changing the orders shouldn't evaluate \
        any view
        """)
    }
  }
}
