import GradingKit
import Testing
import ViewGrading

@testable import PierBoard

extension PierBoardTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(BoardWalk.self)
  }
}

/// A board that leaves and comes back, and an office that answers or fails.
private final class BoardWalk: ViewWalk, LaterWalk {
  private enum Phase { case loading, shown, failed }

  let host: TestHost
  private let office = Office()
  private var phase = Phase.loading
  private var lines = "Loading …"
  private var clock = ["9:02", "9:03"]
  private var isThere = true
  /// Whether a request is open, and how many there have been.
  private var isOpen = true
  private var requests = 1

  init() {
    let departures = Departures(office: office)
    host = TestHost(
      Parent(clock[0], clock[1]) { clock in
        PierBoard(clock: clock, departures: departures)
      })
  }

  func look() async { host.perform {} }

  func end() { office.fail("the end") }

  var moves: [Move] {
    Move("a minute passed") {
      self.clock.reverse()
      try self.host.press("Other")
    }
    if isOpen {
      // Different each time, so that the screen shows when it has arrived.
      let number = requests
      Move("the office answered") {
        self.end(.shown, "9:\(number)\n10:\(number)")
        self.office.answer(["9:\(number)", "10:\(number)"])
      }
      if lines != "No departures" {
        Move("the office answered that there are no departures") {
          self.end(.shown, "No departures")
          self.office.answer([])
        }
      }
      Move("the office failed") {
        self.end(.failed, "Failed: fog \(number)\n[Try again]")
        self.office.fail("fog \(number)")
      }
    }
    if isThere {
      Move("the board disappeared") {
        (self.isThere, self.isOpen) = (false, false)
        try self.host.press("Close")
      }
      Move("the board disappeared and came back in one turn") {
        try self.host.press("Close")
        try self.host.press("Close")
        self.ask()
      }
    } else {
      Move("the board came back") {
        self.isThere = true
        try self.host.press("Close")
        self.ask()
      }
    }
    if isThere, phase == .failed {
      Move("Try again was tapped") {
        try self.host.press("Try again")
        self.ask()
      }
    }
  }

  private func ask() {
    isOpen = true
    requests += 1
    if phase == .failed { (phase, lines) = (.loading, "Loading …") }
  }

  private func end(_ phase: Phase, _ lines: String) {
    (isOpen, self.phase, self.lines) = (false, phase, lines)
  }

  var facts: [Fact] {
    Fact(
      "the screen shows", host.screen,
      is: isThere ? "North Pier, \(clock[0])\n\(lines)" : "",
      "a board should show the last answer or failure, or that it's loading")
    Fact(
      "the number of requests is", office.asked.count, is: requests,
      """
      the office should be asked once each time the board appears and once for \
      each tap on Try again
      """)
    Fact(
      "open requests:", office.open.count, is: isOpen ? 1 : 0,
      "a board that disappears should cancel its request")
  }
}
