import GradingKit
import Testing
import ViewGrading

@testable import EditAName

extension EditANameTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(AccountsWalk.self)
  }
}

/// Two accounts, a screen that's given one or the other, and a second screen of
/// the first.
private final class AccountsWalk: ViewWalk {
  private struct Model {
    var name = "Ann"
    var wantsMail = false

    var screen: String {
      "Name: \(name)_\n[\(wantsMail ? "x" : " ")] Mail\nHello, \(name)"
    }
  }

  let host: TestHost
  private let second: TestHost
  private let accounts = [Account(), Account()]
  private var models = [Model(), Model()]
  private var lookups = [0, 0]
  private var shown = 0
  /// Whether the last move may evaluate bodies.
  private var mayEvaluate = true

  init() {
    let first = accounts[0]
    host = TestHost(
      Parent(first, accounts[1]) { AccountScreen(account: $0) })
    second = TestHost(AccountScreen(account: first))
  }

  var moves: [Move] {
    for name in ["Bea", " Ann", ""] {
      move("\"\(name)\" was pasted into the field") {
        try self.host.paste(name, into: "Name")
        self.models[self.shown].name = name
      }
    }
    move("the user tapped Mail") {
      try self.host.press("Mail")
      self.models[self.shown].wantsMail.toggle()
    }
    move("wantsMail changed elsewhere, and right away \"Dora\" was pasted") {
      self.accounts[self.shown].wantsMail.toggle()
      self.models[self.shown].wantsMail.toggle()
      try self.host.paste("Dora", into: "Name")
      self.models[self.shown].name = "Dora"
    }
    for (index, of) in ["first", "second"].enumerated() {
      for name in ["Ann", "Cleo"] {
        move("the \(of) account was renamed to \(name)") {
          self.host.perform { self.accounts[index].name = name }
          self.models[index].name = name
        }
      }
      move("wantsMail of the \(of) account was changed") {
        self.host.perform { self.accounts[index].wantsMail.toggle() }
        self.models[index].wantsMail.toggle()
      }
      Move("the \(of) account was looked up") {
        self.mayEvaluate = false
        self.host.perform { self.accounts[index].lookups += 1 }
        self.lookups[index] += 1
      }
    }
    move("the screen was given the other account") {
      try self.host.press("Other")
      self.shown = 1 - self.shown
    }
    move("the parent was re-evaluated") { try self.host.press("Again") }
  }

  private func move(
    _ name: String, _ change: @escaping () throws -> Void
  ) -> Move {
    Move(name) {
      self.mayEvaluate = true
      try change()
      self.second.perform {}
    }
  }

  var facts: [Fact] {
    Fact(
      "the screen shows", host.screen, is: models[shown].screen,
      "it should show the current state of the account it was given")
    Fact(
      "a second screen of the first account shows", second.screen,
      is: models[0].screen,
      "every screen should show the current state of its account")
    Fact(
      "the accounts have the names", accounts.map(\.name),
      is: models.map(\.name),
      "typing should change only the account on the screen")
    Fact(
      "the accounts want mail:", accounts.map(\.wantsMail),
      is: models.map(\.wantsMail),
      "a tap should change only the account on the screen")
    Fact(
      "the lookups of the accounts are", accounts.map(\.lookups), is: lookups,
      "a screen shouldn't change the lookups")
    if !mayEvaluate {
      Fact(
        "these views were evaluated:", host.evaluatedViews, is: [],
        """
        no screen shows the lookups, so changing the lookups shouldn't \
        evaluate any view
        """)
    }
  }
}
