import GradingKit
import Testing
import ViewGrading

@testable import SwapTheChild

extension SwapTheChildTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(SessionsWalk.self)
  }
}

/// Two sessions, a line that's given one or the other, and an account that a
/// session had before.
private final class SessionsWalk: ViewWalk {
  private struct Model {
    var name = "Ann"
    var number = 7
  }

  let host: TestHost
  private let sessions: [Session]
  private var models = [Model(), Model()]
  private var accounts: [Account]
  private var old: Account?
  private var shown = 0
  /// Observers of only the account, and of its name, in each session.
  private var readers = Recorder()
  private var told: [String] = []
  /// How many bodies the last move may evaluate; nil if any number.
  private var most: Int?

  init() {
    accounts = [
      Account(number: 7, name: "Ann"), Account(number: 7, name: "Ann"),
    ]
    sessions = accounts.map { Session(account: $0) }
    host = TestHost(
      Parent(sessions[0], sessions[1]) { AccountLine(session: $0) })
  }

  func begin() {
    host.reset()
    readers = Recorder()
    for (index, session) in sessions.enumerated() {
      readers.track("account \(index + 1)") { session.account }
      readers.track("name \(index + 1)") { session.account.name }
    }
  }

  var moves: [Move] {
    for (index, of) in ["first", "second"].enumerated() {
      let both = ["account \(index + 1)", "name \(index + 1)"]
      for (name, number) in [("Ann", 7), ("", 7), ("Ann", 8)] {
        change(
          index,
          """
          the \(of) session's account was replaced with "\(name)", no. \(number)
          """,
          both
        ) {
          self.models[index] = Model(name: name, number: number)
          self.old = self.accounts[index]
          self.accounts[index] = Account(number: number, name: name)
          self.sessions[index].account = self.accounts[index]
        }
      }
      change(index, "the \(of) session was assigned its current account", []) {
        self.sessions[index].account = self.accounts[index]
      }
      let name = models[index].name + "-Lee"
      change(
        index, "the \(of) session's account was renamed to \(name)", [both[1]]
      ) {
        self.models[index].name = name
        self.accounts[index].name = name
      }
    }
    if let old {
      Move("an account that's no longer in a session was renamed") {
        (self.told, self.most) = ([], 0)
        self.host.perform { old.name += "!" }
      }
    }
    Move("the line was passed the other of the two sessions") {
      (self.told, self.most) = ([], nil)
      self.shown = 1 - self.shown
      try self.host.press("Other")
    }
  }

  private func change(
    _ index: Int, _ name: String, _ told: [String],
    _ change: @escaping () -> Void
  ) -> Move {
    Move(name) {
      self.told = told
      self.most = index == self.shown && !told.isEmpty ? 1 : 0
      self.host.perform(change)
    }
  }

  var facts: [Fact] {
    Fact(
      "the line shows", host.screen,
      is: "\(models[shown].name), no. \(models[shown].number)",
      "it should show its session's current account")
    Fact(
      zip(sessions, accounts).allSatisfy { $0.account === $1 },
      """
      a session's account isn't the object that was assigned last; the session \
      should store that object itself
      """)
    Fact(
      "these observers were notified:", readers.calls, isInAnyOrder: told,
      """
      a different account should notify its session's observers of the account \
      and the name, a new name only the observer of the name, and the same \
      account no observer
      """)
    if let most {
      bodies(
        atMost: most,
        "only the body that shows the change should be evaluated")
    }
  }
}
