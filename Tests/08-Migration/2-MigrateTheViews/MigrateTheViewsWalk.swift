import GradingKit
import Testing
import ViewGrading

@testable import MigrateTheViews

extension MigrateTheViewsTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(AppWalk.self)
  }
}

/// The app, which is passed one of two accounts, and the three views of the
/// orders, which are passed one of two.
private final class AppWalk: ViewWalk {
  private struct Model {
    var tips = 0
    var note = ""
    var dishes = ["soup", "pie"]
    var areReady = [false, false]

    var screen: String {
      """
      Tips: \(tips) [Tip]
      Note: \(note)_
      \(zip(dishes, areReady).map { "[\($0)] \($1 ? "ready" : "open")\n" }.joined())\
      [Add stew]
      """
    }
  }

  let host: TestHost
  private let accounts = [Account(name: "Ann"), Account(name: "Bea")]
  private let orders = [Orders(), Orders()]
  private var names = ["Ann", "Bea"]
  private var points = [0, 0]
  private var account = 0
  private var shown = 0
  /// The orders of the screen, then the two others.
  private var models = [Model(), Model(), Model()]
  /// How many bodies may be evaluated for the last move; nil if any number.
  private var most: Int?

  init() {
    host = TestHost { [accounts, orders] in
      Parent(accounts[0], accounts[1]) { TruckScreen(account: $0) }
      Parent(orders[0], orders[1]) {
        TipJar(orders: $0)
        NoteField(orders: $0)
        OrderList(orders: $0)
      }
    }
  }

  private var screen: String {
    """
    Dot's truck
    \(names[account]): \(points[account]) points [Check in]
    Name: \(names[account])_
    \(models[0].screen)
    \(models[shown + 1].screen)
    """
  }

  var moves: [Move] {
    for place in 0...1 {
      let model = place == 0 ? 0 : shown + 1
      let of = place == 0 ? "in TruckScreen" : "beside TruckScreen"
      move("Tip was tapped \(of)", 1) {
        self.models[model].tips += 1
        try self.host.press("Tip", at: place)
      }
      for text in ["no salt", ""] {
        move("\"\(text)\" was pasted into the note \(of)", 1) {
          self.models[model].note = text
          try self.host.paste(text, into: "Note", at: place)
        }
      }
      move("the first soup was tapped \(of)", 1) {
        self.models[model].areReady[0].toggle()
        try self.host.press("soup", at: place)
      }
      move("Add stew was tapped \(of)", nil) {
        self.models[model].dishes.append("stew")
        self.models[model].areReady.append(false)
        try self.host.press("Add stew", at: place)
      }
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
      let isShown = index == shown
      for tips in [9, 0, -1] {
        move(
          """
          the tips of the \(of) Orders object beside TruckScreen were set to \
          \(tips)
          """,
          isShown ? 1 : 0
        ) {
          self.models[index + 1].tips = tips
          self.host.perform { self.orders[index].tips = tips }
        }
      }
      for isReady in [true, false] {
        move(
          """
          the pie in the \(of) Orders object beside TruckScreen was made \
          \(isReady ? "ready" : "open")
          """,
          isShown ? 1 : 0
        ) {
          self.models[index + 1].areReady[1] = isReady
          self.host.perform { self.orders[index].all[1].isReady = isReady }
        }
      }
    }
    move("TruckScreen was passed the other of the two accounts", nil) {
      self.account = 1 - self.account
      try self.host.press("Other")
    }
    move(
      "the views beside TruckScreen were passed the other Orders object", nil
    ) {
      self.shown = 1 - self.shown
      try self.host.press("Other", at: 1)
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
      "each view should show the object passed in, with its current values")
    Fact(
      "the tips of the Orders objects beside TruckScreen are",
      orders.map(\.tips), is: models.dropFirst().map(\.tips),
      "a tap on Tip should add 1 to the tips of the orders passed in")
    Fact(
      "the notes of the Orders objects beside TruckScreen are",
      orders.map(\.note), is: models.dropFirst().map(\.note),
      "typing should write to the note of the orders passed in")
    Fact(
      "the visits of the two accounts are", accounts.map(\.visits), is: points,
      "Check in should add a visit to the account on the screen")
    if let most {
      bodies(
        atMost: most,
        "only a view that shows the change should be evaluated")
    }
  }
}
