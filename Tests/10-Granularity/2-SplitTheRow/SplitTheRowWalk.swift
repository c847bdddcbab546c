import GradingKit
import Testing
import ViewGrading

@testable import SplitTheRow

extension SplitTheRowTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(TicketsWalk.self)
  }
}

/// Two lists of tickets with the same numbers, each with a clock of its own. A
/// list of rows is given one or the other.
private final class TicketsWalk: ViewWalk {
  private struct Model {
    let number: Int
    let since: Int
    var dishes = ["soup"]
    var isDone = false
    var textsMade = 0
  }

  let host: TestHost
  private let tickets: [[Ticket]]
  private let clocks = [Clock(), Clock()]
  private var models = [
    [
      Model(number: 7, since: 0, textsMade: 1),
      Model(number: 8, since: 2, textsMade: 1),
    ],
    [Model(number: 7, since: 0), Model(number: 8, since: 5)],
  ]
  private var minutes = [0, 0]
  private var shown = 0
  /// How many bodies the last move may evaluate; nil if any number.
  private var most: Int?
  private var isMinute = false

  init() {
    tickets = models.map {
      $0.map { Ticket(number: $0.number, since: $0.since, dishes: $0.dishes) }
    }
    host = TestHost(
      Parent(0, 1) { [tickets, clocks] in
        TicketList(tickets: tickets[$0], clock: clocks[$0])
      })
  }

  private var screen: String {
    models[shown].map { model in
      let dishes = model.dishes.joined(separator: ", ")
      let time =
        model.isDone ? "done" : "\(minutes[shown] - model.since) min"
      return "No. \(model.number): \(dishes) \(time) [Done \(model.number)]"
    }.joined(separator: "\n")
  }

  var moves: [Move] {
    for (list, of) in ["first", "second"].enumerated() {
      for minute in [1, 60, 0] {
        Move("the clock of the \(of) list said \(minute)") {
          let waiting = self.models[list].count { !$0.isDone }
          self.most = list == self.shown ? waiting : 0
          self.isMinute = true
          self.minutes[list] = minute
          self.host.perform { self.clocks[list].minute = minute }
        }
      }
      for (row, model) in models[list].enumerated() {
        let name = "ticket \(model.number) of the \(of) list"
        if model.isDone {
          change(list, "\(name) was no longer done", nil) {
            self.models[list][row].isDone = false
            self.tickets[list][row].isDone = false
          }
        }
        for dishes in [["pie", "tea"], []] where dishes != model.dishes {
          change(list, "the dishes of \(name) were \(dishes)", 1) {
            self.models[list][row].dishes = dishes
            self.tickets[list][row].dishes = dishes
            if list == self.shown { self.models[list][row].textsMade += 1 }
          }
        }
      }
    }
    for (row, model) in models[shown].enumerated() {
      Move("somebody tapped Done \(model.number)") {
        self.most = model.isDone ? 0 : 1
        self.isMinute = false
        self.models[self.shown][row].isDone = true
        try self.host.press("Done \(model.number)")
      }
    }
    Move("the rows were given the other tickets and the other clock") {
      self.most = nil
      self.isMinute = false
      self.shown = 1 - self.shown
      try self.host.press("Other")
      // What a row costs then is left open.
      for row in self.tickets[self.shown].indices {
        self.models[self.shown][row].textsMade =
          self.tickets[self.shown][row].textsMade
      }
    }
  }

  private func change(
    _ list: Int, _ name: String, _ most: Int?, _ change: @escaping () -> Void
  ) -> Move {
    Move(name) {
      self.most = list == self.shown ? most : 0
      self.isMinute = false
      self.host.perform(change)
    }
  }

  var facts: [Fact] {
    Fact(
      "the list says", host.screen, is: screen,
      "each row shows its ticket and the minutes of the clock it was given")
    Fact(
      "so many texts were made:", tickets.map { $0.map(\.textsMade) },
      is: models.map { $0.map(\.textsMade) },
      "a row makes its text when it appears and when its dishes change")
    if isMinute {
      Fact(
        "evaluations of TicketRow and TicketList:",
        host.count(of: TicketRow.self) + host.count(of: TicketList.self),
        isAtMost: 0, "a minute changes a part of a row, and not the row")
    }
    if let most {
      bodies(
        atMost: most,
        "a minute costs one body for each ticket that waits, the rest one")
    }
  }
}
