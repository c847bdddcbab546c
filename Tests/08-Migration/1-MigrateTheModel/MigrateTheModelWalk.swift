import GradingKit
import Testing
import ViewGrading

@testable import MigrateTheModel

extension MigrateTheModelTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(AppWalk.self)
  }
}

/// The app, and beside it orders that no screen shows.
private final class AppWalk: ViewWalk {
  let host: TestHost
  private let account = Account(name: "Ann")
  private let orders = Orders()
  private var name = "Ann"
  private var (points, visits, tips) = (0, 0, 0)
  private var note = ""
  private var dishes = ["soup", "pie"]
  private var areReady = [false, false]
  // What is in the other orders, and which observers read them.
  private var otherTips = 0
  private var otherNote = ""
  private var otherReady = [false, false]
  private var receipt = ["tips: 0"]
  private var readers = Recorder()
  private var told: [String] = []
  /// How many bodies may be evaluated for the last move.
  private var most = 0

  init() {
    let account = account
    host = TestHost(TruckScreen(account: account))
  }

  private var screen: String {
    """
    Dot's truck
    \(name): \(points) points [Check in]
    Name: \(name)_
    Tips: \(tips) [Tip]
    Note: \(note)_
    \(zip(dishes, areReady).map { "[\($0)] \($1 ? "ready" : "open")\n" }.joined())\
    [Add stew]
    """
  }

  func begin() {
    host.reset()
    readers = Recorder()
    readers.track("tips") { orders.tips }
    readers.track("note") { orders.note }
    readers.track("all") { orders.all.count }
    readers.track("ready") { orders.all.count { $0.isReady } }
    readers.track("receipt") { orders.receipt.count }
    readers.track("visits") { account.visits }
  }

  var moves: [Move] {
    move("Tip was tapped", 1) {
      self.tips += 1
      try self.host.press("Tip")
    }
    move("Check in was tapped", 1) {
      self.points += 1
      self.visits += 1
      try self.host.press("Check in")
    }
    move("other code called checkIn() on the account", 1) {
      self.points += 1
      self.visits += 1
      self.host.perform { self.account.checkIn() }
    }
    for text in ["Bea", ""] {
      move("\"\(text)\" was pasted into the field for the name", 2) {
        self.name = text
        try self.host.paste(text, into: "Name")
      }
    }
    for text in ["no salt", ""] {
      move("\"\(text)\" was pasted into the field for the note", 1) {
        self.note = text
        try self.host.paste(text, into: "Note")
      }
    }
    for (index, dish) in dishes.enumerated() {
      move("\(dish) was tapped in row \(index + 1)", 1) {
        self.areReady[index].toggle()
        let same = self.dishes.prefix(index).count { $0 == dish }
        try self.host.press(dish, at: same)
      }
    }
    move("Add stew was tapped", 10) {
      self.dishes.append("stew")
      self.areReady.append(false)
      try self.host.press("Add stew")
    }
    for tips in [0, 3, -1] {
      move("the tips of the off-screen Orders object were set to \(tips)", 0) {
        self.told = tips == self.otherTips ? [] : ["tips"]
        self.otherTips = tips
        self.receipt.append("tips: \(tips)")
        self.host.perform { self.orders.tips = tips }
      }
    }
    for note in ["mild", ""] where note != otherNote {
      move(
        """
        the note of the off-screen Orders object was set to "\(note)"
        """, 0
      ) {
        self.told = ["note"]
        self.otherNote = note
        self.host.perform { self.orders.note = note }
      }
    }
    for index in otherReady.indices {
      move(
        """
        order \(index + 1) of the off-screen Orders object was \
        \(otherReady[index] ? "reopened" : "made ready")
        """, 0
      ) {
        self.told = ["ready"]
        self.otherReady[index].toggle()
        self.host.perform { self.orders.all[index].isReady.toggle() }
      }
    }
    move("a roll was added to the off-screen Orders object", 0) {
      self.told = ["all", "ready"]
      self.otherReady.append(false)
      self.host.perform { self.orders.add("roll") }
    }
  }

  private func move(
    _ name: String, _ most: Int, _ make: @escaping () throws -> Void
  ) -> Move {
    Move(name) {
      (self.most, self.told) = (most, [])
      try make()
    }
  }

  var facts: [Fact] {
    Fact(
      "the screen shows", host.screen, is: screen,
      "it should look as it did, and show every change")
    Fact(
      "the receipt of the off-screen Orders object is", orders.receipt,
      is: receipt,
      "print a line for every write of tips")
    Fact("the visits are", account.visits, is: visits, "a visit should add 1")
    Fact(
      """
      isReady of the off-screen orders is
      """, orders.all.map(\.isReady), is: otherReady,
      "an order should keep the value that it was set to")
    // An equal value may or may not notify an observer.
    for name in told {
      Fact(
        readers.calls.contains(name),
        """
        the observer of \(name) wasn't notified, although a property that it \
        read changed
        """)
    }
    Fact(
      "the notified observers were those of",
      readers.calls.filter { $0 != "tips" },
      isInAnyOrder: told.filter { $0 != "tips" },
      "only the observers of the property that changed should be notified")
    bodies(
      atMost: most,
      "only a view that shows the change should be evaluated")
  }
}
