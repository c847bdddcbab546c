import GradingKit
import Testing
import ViewCore
import ViewGrading

@testable import ObserveTheTill

extension ObserveTheTillTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(TillWalk.self, walks: 60)
  }
}

/// A till that publishes, and two observed tills of it.
private final class TillWalk: Walk {
  private let till = Till()
  private var observed: [ObservedTill]
  private weak var old: ObservedTill?
  private var cash = 0
  private var isOpen = false
  /// Readers of each property of each observed till.
  private var readers = Recorder()
  private var told: [String] = []
  /// What the till has sent during the move, and has to send.
  private var sent = Recorder()
  private var writes = 0
  private var listening: AnyCancellable?

  init() {
    observed = [ObservedTill(till), ObservedTill(till)]
    listening = till.objectWillChange.sink { [unowned self] in
      sent.record("the till")
    }
  }

  func begin() {
    readers = Recorder()
    sent = Recorder()
    for till in observed {
      readers.track("cash") { till.cash }
      readers.track("isOpen") { till.isOpen }
    }
  }

  var moves: [Move] {
    for cash in [0, 3, -5] where cash != self.cash {
      Move("the till's cash was set to \(cash)") {
        (self.told, self.writes) = (["cash", "cash"], 1)
        self.cash = cash
        self.till.cash = cash
      }
      for (index, of) in ["first", "second"].enumerated() {
        Move("the cash of the \(of) observed till was set to \(cash)") {
          (self.told, self.writes) = (["cash", "cash"], 1)
          self.cash = cash
          self.observed[index].cash = cash
        }
      }
    }
    Move("the till was \(isOpen ? "closed" : "opened")") {
      (self.told, self.writes) = (["isOpen", "isOpen"], 1)
      self.isOpen.toggle()
      self.till.isOpen.toggle()
    }
    Move("the second observed till was \(isOpen ? "closed" : "opened")") {
      (self.told, self.writes) = (["isOpen", "isOpen"], 1)
      self.isOpen.toggle()
      self.observed[1].isOpen.toggle()
    }
    Move("the first observed till was replaced by a new one") {
      (self.told, self.writes) = ([], 0)
      self.old = self.observed[0]
      self.observed[0] = ObservedTill(self.till)
    }
  }

  var facts: [Fact] {
    Fact(
      "the cash of the till and its observed tills is",
      [till.cash] + observed.map(\.cash), is: [cash, cash, cash],
      "all three should have equal values")
    Fact(
      "isOpen of the till and its observed tills is",
      [till.isOpen] + observed.map(\.isOpen), is: [isOpen, isOpen, isOpen],
      "all three should have equal values")
    Fact(
      "the notified observers were those of", readers.calls, isInAnyOrder: told,
      "observe each property separately, in both observed tills")
    Fact(
      """
      the number of times that the till was set is
      """, sent.calls.count, is: writes,
      "write to the till once, and don't write its own values back"
    )
    Fact(
      old == nil,
      """
      an observed till that was replaced wasn't freed; the till should not \
      keep it alive
      """)
  }
}
