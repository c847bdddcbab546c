import GradingKit
import Testing
import ViewGrading

@testable import SplitTheRow

extension SplitTheRowTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(TicketsWalk.self)
  }
}

/// Three tickets in a list that is given one of two clocks.
private final class TicketsWalk: ViewWalk {
  private struct Model {
    let number: Int
    let since: Int
    var dishes = ["soup"]
    var isDone = false
    var textsMade = 1
  }

  let host: TestHost
  private let tickets: [Ticket]
  private let clocks = [Clock(), Clock()]
  private var models = [
    Model(number: 7, since: 0), Model(number: 8, since: 2),
    Model(number: 9, since: 5),
  ]
  private var minutes = [0, 0]
  private var shown = 0
  /// How many bodies the last move may evaluate, the rows and the list apart;
  /// nil if any number.
  private var most: Int?

  init() {
    tickets = models.map {
      Ticket(number: $0.number, since: $0.since, dishes: $0.dishes)
    }
    host = TestHost(
      Parent(clocks[0], clocks[1]) { [tickets] in
        TicketList(tickets: tickets, clock: $0)
      })
  }

  private var screen: String {
    models.map { model in
      let dishes = model.dishes.joined(separator: ", ")
      let time =
        model.isDone ? "done" : "\(minutes[shown] - model.since) min"
      return "No. \(model.number): \(dishes) \(time) [Done \(model.number)]"
    }.joined(separator: "\n")
  }

  var moves: [Move] {
    for (index, of) in ["first", "second"].enumerated() {
      for minute in [1, 60, 0] {
        Move("the \(of) clock said \(minute)") {
          let waiting = self.models.count { !$0.isDone }
          self.most = index == self.shown ? waiting : 0
          self.minutes[index] = minute
          self.host.perform { self.clocks[index].minute = minute }
        }
      }
    }
    for index in models.indices {
      let number = models[index].number
      Move("somebody tapped Done \(number)") {
        self.most = self.models[index].isDone ? 0 : 1
        self.models[index].isDone = true
        try self.host.press("Done \(number)")
      }
      if models[index].isDone {
        Move("ticket \(number) was no longer done") {
          self.most = nil
          self.models[index].isDone = false
          self.host.perform { self.tickets[index].isDone = false }
        }
      }
      for dishes in [["pie", "tea"], []] where dishes != models[index].dishes {
        Move("the dishes of ticket \(number) were \(dishes)") {
          self.most = 1
          self.models[index].dishes = dishes
          self.models[index].textsMade += 1
          self.host.perform { self.tickets[index].dishes = dishes }
        }
      }
    }
    Move("the list was given the other clock") {
      self.most = nil
      self.shown = 1 - self.shown
      try self.host.press("Other")
      // What a row costs then is left open.
      for index in self.models.indices {
        self.models[index].textsMade = self.tickets[index].textsMade
      }
    }
  }

  var facts: [Fact] {
    Fact(
      "the list says", host.screen, is: screen,
      "each row shows its ticket and the minutes of the clock it was given")
    Fact(
      "so many texts were made:", tickets.map(\.textsMade),
      is: models.map(\.textsMade),
      "a row makes its text when it appears and when its dishes change")
    if let most {
      Fact(
        "evaluations of TicketList:", host.count(of: TicketList.self),
        isAtMost: 0, "the tickets in the list have not changed")
      Fact(
        "evaluations:", host.causes.count, isAtMost: most,
        "a minute costs one body for each ticket that waits, the rest one")
    }
  }
}
