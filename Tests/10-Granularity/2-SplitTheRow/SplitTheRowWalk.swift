import GradingKit
import Testing
import ViewCore
import ViewGrading

@testable import SplitTheRow

extension SplitTheRowTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(TicketsWalk.self)
  }
}

/// What the rows are given: one of two lists of tickets, and one of two clocks.
@Observable
private final class Shift {
  var tickets = 0
  var clock = 0
}

/// The list, and a row on its own.
private struct Rows: View {
  let tickets: [[Ticket]]
  let clocks: [Clock]
  let shift: Shift

  var body: some View {
    let given = tickets[shift.tickets]
    VStack {
      TicketList(
        tickets: Array(given.dropLast()), clock: clocks[shift.clock])
      TicketRow(ticket: given[given.count - 1], clock: clocks[shift.clock])
    }
  }
}

/// Two lists of tickets with the same numbers, and two clocks. The rows are
/// given one or the other.
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
      Model(number: 8, since: 2, textsMade: 1),
      Model(number: 7, since: 0, textsMade: 1),
      Model(number: 9, since: 3, textsMade: 1),
    ],
    [
      Model(number: 8, since: 5), Model(number: 7, since: 0),
      Model(number: 9, since: 6),
    ],
  ]
  private var minutes = [0, 0]
  private let shift = Shift()
  /// How many bodies may be evaluated for the last move; nil if any number.
  private var most: Int?
  private var isMinute = false

  init() {
    tickets = models.map {
      $0.map { Ticket(number: $0.number, since: $0.since, dishes: $0.dishes) }
    }
    host = TestHost(Rows(tickets: tickets, clocks: clocks, shift: shift))
  }

  private var shown: Int { shift.tickets }

  private var screen: String {
    models[shown].map { model in
      let dishes = model.dishes.joined(separator: ", ")
      let time =
        model.isDone ? "done" : "\(minutes[shift.clock] - model.since) min"
      return "No. \(model.number): \(dishes) \(time) [Done \(model.number)]"
    }.joined(separator: "\n")
  }

  var moves: [Move] {
    for (list, of) in ["first", "second"].enumerated() {
      for minute in [1, 60, 0] {
        Move("the \(of) clock was set to minute \(minute)") {
          let waiting = self.models[self.shown].count { !$0.isDone }
          self.most = list == self.shift.clock ? waiting : 0
          self.isMinute = true
          self.minutes[list] = minute
          self.host.perform { self.clocks[list].minute = minute }
        }
      }
      for (row, model) in models[list].enumerated() {
        let name = "ticket \(model.number) of the \(of) list"
        if model.isDone {
          change(list, "\(name) was set to not done", nil) {
            self.models[list][row].isDone = false
            self.tickets[list][row].isDone = false
          }
        }
        for dishes in [["pie", "tea"], []] where dishes != model.dishes {
          change(list, "the dishes of \(name) were set to \(dishes)", 1) {
            self.models[list][row].dishes = dishes
            self.tickets[list][row].dishes = dishes
            if list == self.shown { self.models[list][row].textsMade += 1 }
          }
        }
      }
    }
    for (row, model) in models[shown].enumerated() {
      Move("Done \(model.number) was tapped") {
        self.most = model.isDone ? 0 : 1
        self.isMinute = false
        self.models[self.shown][row].isDone = true
        try self.host.press("Done \(model.number)")
      }
    }
    given("the rows were passed the other list's tickets") {
      self.shift.tickets = 1 - self.shift.tickets
    }
    given("the rows were passed the other clock") {
      self.shift.clock = 1 - self.shift.clock
    }
  }

  private func given(
    _ name: String, _ change: @escaping () -> Void
  ) -> Move {
    Move(name) {
      self.most = nil
      self.isMinute = false
      self.host.perform(change)
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
      "the rows show", host.screen, is: screen,
      """
      each row should show its ticket, and the minutes of the clock that it \
      was passed
      """
    )
    Fact(
      "the numbers of texts made are", tickets.map { $0.map(\.textsMade) },
      is: models.map { $0.map(\.textsMade) },
      """
      a row should make its text when it appears and when its dishes change, \
      and at no other time
      """)
    if isMinute {
      Fact(
        "the number of evaluations of TicketRow and TicketList is",
        host.count(of: TicketRow.self) + host.count(of: TicketList.self),
        isAtMost: 0,
        "a minute should re-evaluate a part of a row, not the row or the list")
    }
    if let most {
      bodies(
        atMost: most,
        """
        a minute should re-evaluate one body for each waiting ticket, and any \
        other change should re-evaluate one body
        """)
    }
  }
}
