import GradingKit
import Testing
import ViewGrading

@testable import AnotherPier

extension AnotherPierTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(PiersWalk.self)
  }
}

/// A screen whose pier changes, and an office that answers in any order, and
/// listens or doesn't.
private final class PiersWalk: ViewWalk, LaterWalk {
  private struct Question {
    let number: Int
    let pier: String
  }

  let host: TestHost
  private let office = Office()
  private var piers = ["North", "South"]
  private var isThere = true
  private var isShort = false
  /// What is shown below the toggle.
  private var shown = ["Loading …"]
  /// The questions that wait for an answer, and the number of the latest, if
  /// that's one of them.
  private var open: [Question] = []
  private var latest: Int?
  private var count = 0
  /// What the screen showed before the tasks had a turn, if that matters.
  private var atOnce: String?

  init() {
    let times = Times(office: office)
    host = TestHost(
      Parent(piers[0], piers[1]) { PierTimes(pier: $0, times: times) })
    ask()
  }

  func begin() {
    host.reset()
    atOnce = nil
  }

  func look() async { host.perform {} }

  func end() { for _ in office.open { office.fail("the end") } }

  var moves: [Move] {
    Move(
      office.listens
        ? "the office started ignoring cancellation"
        : """
        the office stopped ignoring cancellation
        """
    ) {
      self.office.listens.toggle()
    }
    for (index, question) in open.enumerated() {
      let number = question.number
      Move("the office answered question \(number), about \(question.pier)") {
        self.end(index, ["\(number):40", "\(number):10"])
        self.office.answer(["\(number):40", "\(number):10"], at: index)
      }
      Move("question \(number), about \(question.pier), failed") {
        self.end(index, ["Failed: fog \(number)"])
        self.office.fail("fog \(number)", at: index)
      }
    }
    if isThere {
      Move("the pier became \(piers[1])") {
        self.piers.reverse()
        try self.host.press("Other")
        self.atOnce = self.host.screen
        self.ask()
      }
      Move("the pier became \(piers[1]) and \(piers[0]) again in one turn") {
        try self.host.press("Other")
        try self.host.press("Other")
        self.ask()
      }
      Move("Ask again was tapped") {
        try self.host.press("Ask again")
        self.ask()
      }
      Move("Only the next was switched on or off") {
        self.isShort.toggle()
        try self.host.press("Only the next")
      }
      // Whether a screen that comes back is short is left open.
      if !isShort {
        Move("the screen disappeared") {
          self.isThere = false
          try self.host.press("Close")
          self.cancel()
        }
      }
    } else {
      Move("the screen came back") {
        self.isThere = true
        try self.host.press("Close")
        self.ask()
      }
    }
  }

  private func ask() {
    cancel()
    count += 1
    open.append(Question(number: count, pier: piers[0]))
    (latest, shown) = (count, ["Loading …"])
  }

  private func cancel() {
    if office.listens { open.removeAll { $0.number == latest } }
    latest = nil
  }

  private func end(_ index: Int, _ shown: [String]) {
    guard open.remove(at: index).number == latest else { return }
    (latest, self.shown) = (nil, shown)
  }

  private func screen(showing shown: [String]) -> String {
    let switched = isShort ? "[x] Only the next" : "[ ] Only the next"
    let lines = isShort ? Array(shown.prefix(1)) : shown
    return ([piers[0], switched] + lines + ["[Ask again]"])
      .joined(separator: "\n")
  }

  var facts: [Fact] {
    if let atOnce {
      Fact(
        "in the turn of the change, the screen showed", atOnce,
        is: screen(showing: ["Loading …"]),
        "what is shown should always belong to the pier in the title")
    }
    Fact(
      "the screen shows", host.screen,
      is: isThere ? screen(showing: shown) : "",
      "only the answer to the latest question should be shown")
    Fact(
      "the number of requests is", office.asked.count, is: count,
      "make one request for each question, and no others")
    Fact(
      "the open requests are for", office.open, is: open.map(\.pier),
      """
      a new question should cancel the open request, as should leaving the \
      screen
      """)
  }
}
