import GradingKit
import Testing
import ViewGrading

@testable import CountTheBodies

extension CountTheBodiesTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(AppWalk.self)
  }
}

/// The app, which is passed one of two accounts.
private final class AppWalk: ViewWalk {
  let host: TestHost
  private let accounts = [Account(name: "Ann"), Account(name: "Bea")]
  private var names = ["Ann", "Bea"]
  private var points = [0, 0]
  private var account = 0
  private var tips = 0
  private var note = ""
  private var dishes = ["soup", "pie"]
  private var areReady = [false, false]
  /// How many bodies may be evaluated for the last move; nil if any number.
  private var most: Int?

  init() {
    host = TestHost(
      Parent(accounts[0], accounts[1]) { TruckScreen(account: $0) })
  }

  private var screen: String {
    """
    Dot's truck
    \(names[account]): \(points[account]) points [Check in]
    Name: \(names[account])_
    Tips: \(tips) [Tip]
    Note: \(note)_
    Ready: \(areReady.count { $0 }) of \(dishes.count)
    \(zip(dishes, areReady).map { "[\($0)] \($1 ? "ready" : "open")\n" }.joined())\
    [Add stew]
    """
  }

  var moves: [Move] {
    move("Tip was tapped", 1) {
      self.tips += 1
      try self.host.press("Tip")
    }
    for text in ["no salt", "", "mild"] {
      move("\"\(text)\" was pasted into the note field", 1) {
        self.note = text
        try self.host.paste(text, into: "Note")
      }
    }
    for (index, dish) in dishes.enumerated() {
      move("\(dish) was tapped in row \(index + 1)", 2) {
        self.areReady[index].toggle()
        let same = self.dishes.prefix(index).count { $0 == dish }
        try self.host.press(dish, at: same)
      }
    }
    move("Add stew was tapped", 3) {
      self.dishes.append("stew")
      self.areReady.append(false)
      try self.host.press("Add stew")
    }
    move("Check in was tapped", 1) {
      self.points[self.account] += 1
      try self.host.press("Check in")
    }
    for name in ["Cleo", ""] {
      move("\"\(name)\" was pasted into the field for the name", 2) {
        self.names[self.account] = name
        try self.host.paste(name, into: "Name")
      }
    }
    for (index, of) in ["first", "second"].enumerated() {
      move("the \(of) account was renamed to Dora", index == account ? 2 : 0) {
        self.names[index] = "Dora"
        self.host.perform { self.accounts[index].name = "Dora" }
      }
      for points in [7, 0, -1] {
        move(
          """
          the points of the \(of) account were set to \(points)
          """, index == account ? 1 : 0
        ) {
          self.points[index] = points
          self.host.perform { self.accounts[index].points = points }
        }
      }
    }
    move("the screen was passed the other of the two accounts", nil) {
      self.account = 1 - self.account
      try self.host.press("Other")
    }
  }

  private func move(
    _ name: String, _ most: Int?, _ make: @escaping () throws -> Void
  ) -> Move {
    Move(name) {
      self.most = most
      try make()
    }
  }

  var facts: [Fact] {
    Fact(
      "the screen shows", host.screen, is: screen,
      "it should look as it did, and show every change")
    if let most {
      Fact(
        "evaluations of TruckScreen:", host.count(of: TruckScreen.self),
        isAtMost: 0, "its parts should show what changes")
      bodies(
        atMost: most,
        "only a view that shows the change should be evaluated")
    }
  }
}
