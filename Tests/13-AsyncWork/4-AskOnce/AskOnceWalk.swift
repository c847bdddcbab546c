import GradingKit
import Testing

@testable import AskOnce

extension AskOnceTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(DeskWalk.self)
  }
}

/// A desk, and boards that call for two piers.
private final class DeskWalk: LaterWalk {
  /// A request that the office has to get, and the boards that wait for it.
  private struct Request {
    let pier: String
    var boards: [Int]
  }

  private let harbour = AskOnceTests.Harbour()
  private var callers: [AskOnceTests.Caller] = []
  /// What each board has to get. Nil if it was cancelled, because then it may
  /// get anything.
  private var outcomes: [String?] = []
  private var requests: [Request] = []
  /// The index of a pier's newest request, if that's open.
  private var newest: [String: Int] = [:]
  private var asked: [String] = []
  private var answers = 0

  init() {}

  func end() { harbour.end() }

  var moves: [Move] {
    for pier in ["North", "South"] {
      // What a call does while only an older request is open is left open.
      let isOpen = requests.contains { $0.pier == pier }
      if !isOpen || newest[pier] != nil {
        Move("a board asked for \(pier)") { self.call(pier) }
        Move("two boards asked for \(pier) in one turn") {
          self.call(pier)
          self.call(pier)
        }
      }
      if requests.count < 4 {
        Move("a board asked for \(pier) with fresh: true") {
          self.call(pier, fresh: true)
        }
      }
    }
    for (index, request) in requests.enumerated() {
      let place =
        "\(ordinals[index]) open request, for \(request.pier),"
      Move("the \(place) was answered") {
        self.answers += 1
        self.end(index, "10:\(self.answers)")
        self.harbour.office.answer(["10:\(self.answers)"], at: index)
      }
      Move("the \(place) failed") {
        self.answers += 1
        self.end(index, "failed: fog \(self.answers)")
        self.harbour.office.fail("fog \(self.answers)", at: index)
      }
      if request.boards.count > 1 {
        for (which, place) in [
          (0, "first"), (request.boards.count - 1, "last"),
        ] {
          Move(
            """
            the \(place) board that waits for the \(ordinals[index]) open \
            request was cancelled
            """
          ) {
            let board = self.requests[index].boards.remove(at: which)
            self.outcomes[board] = nil
            self.callers[board].cancel()
          }
        }
      }
    }
  }

  private func call(_ pier: String, fresh: Bool = false) {
    callers.append(AskOnceTests.Caller(of: harbour.desk, pier, fresh: fresh))
    outcomes.append("waits")
    let board = callers.count - 1
    if !fresh, let index = newest[pier] {
      requests[index].boards.append(board)
    } else {
      asked.append(pier)
      requests.append(Request(pier: pier, boards: [board]))
      newest[pier] = requests.count - 1
    }
  }

  private func end(_ index: Int, _ outcome: String) {
    for board in requests.remove(at: index).boards {
      outcomes[board] = outcome
    }
    for (pier, place) in newest where place >= index {
      newest[pier] = place == index ? nil : place - 1
    }
  }

  private let ordinals = [
    "first", "second", "third", "fourth", "fifth", "sixth",
  ]

  var facts: [Fact] {
    Fact(
      "the office was asked for", harbour.office.asked, is: asked,
      """
      a call should ask if no request for its pier is open, or if fresh is true
      """)
    Fact(
      "the open requests are", harbour.office.open, is: requests.map(\.pier),
      "a request should stay open until the office ends it")
    let seen = callers.indices.map {
      outcomes[$0] == nil ? "cancelled" : callers[$0].outcome
    }
    Fact(
      "the boards' outcomes are", seen, is: outcomes.map { $0 ?? "cancelled" },
      """
      each board should get the answer or the failure of the request that it \
      waits for
      """)
  }
}
