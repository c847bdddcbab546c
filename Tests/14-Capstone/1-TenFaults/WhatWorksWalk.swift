import GradingKit
import Testing
import ViewGrading

@testable import TenFaults

extension TenFaultsTests {
  /// The walk starts when the ten reports are fixed, because it would meet them
  /// all.
  @Test func `whatever happens, in any order`() async throws {
    guard isFixed() else { return }
    await tryWalks(EveningWalk.self)
  }

  /// Whether each report is fixed where it was seen.
  private func isFixed() -> Bool {
    let evening = Evening(defaults: Defaults())
    let host = TestHost(
      TruckScreen(evening: evening, account: Account(name: "Ann")))
    var taps = 0
    func tap(_ label: String, at index: Int = 0) {
      host.reset()
      try? host.press(label, at: index)
      evening.agenda.run()
      taps += host.count(of: TruckScreen.self)
    }
    tap("Edit", at: 1)
    for label in ["Remove", "Currency", "Drive on", "Tip", "Add stew"] {
      tap(label)
    }
    tap("All ready")
    let closed = Evening(defaults: Defaults())
    closed.close()
    closed.shift.take("stew", for: 6)
    closed.agenda.run()
    try? host.type("mild", into: "Note")
    let seen = [
      host.screen, "\(evening.sign.lines)", "\(evening.book.lines)",
      "\(evening.archive.entries)", "\(closed.archive.entries)", "\(taps)",
    ]
    return seen == [
      """
      Dot's truck: 0 open
      at Elm St [Drive on]
      Ann: 0 points [Check in]
      Total: 14 € [Currency]
      Cash: 1 [Tip]
      Ice: 9 [Take ice]
      Note: mild_
      Kitchen: mild
      [x] pie [Edit] [Remove]
      [x] roll [Edit] [Remove]
      [x] stew [Edit] [Remove]
      Dish: pie_ [Done]
      [Add stew] [All ready]
      Receipt for Ann
      """,
      "\(["3 open", "2 open", "3 open", "0 open"])", "\(["before: 0"])",
      "\(["total 8", "total 14"])", "[]", "0",
    ]
  }
}

/// An evening, tap by tap, with one of two accounts. After each tap the agenda
/// runs.
private final class EveningWalk: ViewWalk {
  private struct Row {
    let id: Int
    var dish: String
    let price: Int
    var isReady = false
  }

  let host: TestHost
  private let evening = Evening(defaults: Defaults())
  private let accounts = [Account(name: "Ann"), Account(name: "Bea")]
  private var names = ["Ann", "Bea"]
  private var points = [0, 0]
  private var account = 0
  private var (street, cash, ice, lastID) = (0, 0, 9, 3)
  private var (currency, note) = ("$", "")
  private var rows = [
    Row(id: 1, dish: "soup", price: 4), Row(id: 2, dish: "pie", price: 3),
    Row(id: 3, dish: "roll", price: 5),
  ]
  private var edited: Int?
  private var isClosed = false
  // The expected lines of the sign, the cash book and the archive.
  private var signs = ["3 open"]
  private var book: [String] = []
  private var archive: [String] = []
  /// How many views the last move may evaluate; nil if any number.
  private var most: Int?

  init() {
    host = TestHost(
      Parent(accounts[0], accounts[1]) { [evening] in
        TruckScreen(evening: evening, account: $0)
      })
  }

  private var open: Int { rows.count { !$0.isReady } }
  private var total: Int { rows.map(\.price).reduce(0, +) }

  private var screen: String {
    let lines = rows.map {
      "[\($0.isReady ? "x" : " ")]\($0.dish.isEmpty ? "" : " ")\($0.dish) "
        + "[Edit] [Remove]\n"
    }
    let editor = rows.first { $0.id == edited }.map {
      "Dish: \($0.dish)_ [Done]\n"
    }
    return """
      Dot's truck: \(open) open
      at \(["Main St", "Elm St", "Oak St"][street]) [Drive on]
      \(names[account]): \(points[account]) points [Check in]
      Total: \(total) \(currency) [Currency]
      Cash: \(cash) [Tip]
      Ice: \(ice) [Take ice]
      Note: \(note)_
      Kitchen: \(note.isEmpty ? "no note" : note)
      \(lines.joined())\(editor ?? "")[Add stew] [All ready]
      Receipt for \(names[account])
      """
  }

  var moves: [Move] {
    tap("Drive on", 1) { self.street = (self.street + 1) % 3 }
    tap("Check in", 1) { self.points[self.account] += 1 }
    tap("Currency", 1) { self.currency = self.currency == "$" ? "€" : "$" }
    tap("Tip", 1) {
      self.book.append("before: \(self.cash)")
      self.cash += 1
    }
    tap("Take ice", 1) { self.ice -= 1 }
    tap("Add stew", 4) {
      self.lastID += 1
      self.rows.append(Row(id: self.lastID, dish: "stew", price: 6))
    }
    tap("All ready", nil) {
      for index in self.rows.indices { self.rows[index].isReady = true }
    }
    for (index, row) in rows.enumerated() {
      tap("Edit", at: index, nil) { self.edited = row.id }
      tap("Remove", at: index, nil) { self.rows.remove(at: index) }
      move("isReady of order \(row.id), \(row.dish), was toggled in code", 2) {
        self.rows[index].isReady.toggle()
        self.host.perform { self.evening.shift.orders[index].isReady.toggle() }
      }
    }
    if let row = rows.firstIndex(where: { $0.id == edited }) {
      tap("Done", nil) { self.edited = nil }
      for dish in ["tart", ""] {
        move("\"\(dish)\" was pasted into the editor", 2) {
          self.rows[row].dish = dish
          try self.host.paste(dish, into: "Dish")
        }
      }
    }
    for currency in ["$", "€"] {
      move("the currency was set to \(currency) in code", 1) {
        self.currency = currency
        self.host.perform { self.evening.settings.currency = currency }
      }
    }
    move("5 was added to the till in code", 1) {
      self.book.append("before: \(self.cash)")
      self.cash += 5
      self.host.perform { self.evening.till.take(5) }
    }
    for note in ["mild", ""] {
      move("\"\(note)\" was pasted into the note", 2) {
        self.note = note
        try self.host.paste(note, into: "Note")
      }
    }
    for (index, of) in ["first", "second"].enumerated() {
      for name in ["Cleo", ""] {
        move("the \(of) account was renamed to \"\(name)\"", nil) {
          self.names[index] = name
          self.host.perform { self.accounts[index].name = name }
        }
      }
    }
    move("the screen was passed the other account", nil) {
      self.account = 1 - self.account
      try self.host.press("Other")
    }
    if !isClosed {
      move("the evening was closed", 0) {
        self.isClosed = true
        self.evening.close()
      }
    }
  }

  private func tap(
    _ label: String, at index: Int = 0, _ most: Int?,
    _ change: @escaping () -> Void
  ) -> Move {
    let place =
      ["Edit", "Remove"].contains(label) ? " in row \(index + 1)" : ""
    return move("\(label) was tapped\(place)", most) {
      change()
      try self.host.press(label, at: index)
    }
  }

  private func move(
    _ name: String, _ most: Int?, _ make: @escaping () throws -> Void
  ) -> Move {
    Move(name) {
      // An open editor may be evaluated with the board.
      self.most = self.edited == nil ? most : nil
      let before = self.total
      try make()
      if !self.rows.contains(where: { $0.id == self.edited }) {
        self.edited = nil
      }
      if self.total != before, !self.isClosed {
        self.archive.append("total \(self.total)")
      }
      if self.signs.last != "\(self.open) open" {
        self.signs.append("\(self.open) open")
      }
      self.host.perform { self.evening.agenda.run() }
    }
  }

  /// The lines that the sign has shown, without repetitions: whether a change
  /// that doesn't change the number adds a line is left open.
  private var signsSeen: [String] {
    var signs: [String] = []
    for line in evening.sign.lines where line != signs.last {
      signs.append(line)
    }
    return signs
  }

  var facts: [Fact] {
    Fact(
      "the screen shows", host.screen, is: screen,
      "every tap, letter and line should work as before")
    Fact(
      "the accounts' points are", accounts.map(\.points), is: points,
      "Check in should count a visit of the account on the screen")
    Fact(
      "the sign has shown", signsSeen, is: signs,
      "the sign should show the number of open orders after each change")
    Fact(
      "the cash book has", evening.book.lines, is: book,
      "the till should send objectWillChange once before each change"
    )
    Fact(
      "the archive has", evening.archive.entries, is: archive,
      "save the total once after each change, until the evening is closed")
    if let most {
      Fact(
        "evaluations of TruckScreen:", host.count(of: TruckScreen.self),
        isAtMost: 0, "only its parts should be evaluated")
      Fact(
        host.evaluatedViews.count <= most,
        """
        evaluated: \(host.evaluations), but at most \(most) views should be; \
        evaluate only views that show the change
        """)
    }
  }
}
