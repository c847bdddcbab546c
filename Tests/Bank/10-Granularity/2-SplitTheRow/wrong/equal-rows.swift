// A row whose == says that nothing has changed is not evaluated when a minute
// passes.
// Refused by: a minute makes no text
// Seen: a minute has passed, and tickets 7, 8 and 9 have made their texts
import ViewCore

/// The minutes since the truck has opened.
@Observable
final class Clock {
  var minute = 0
}

/// What a guest waits for.
@Observable
final class Ticket {
  let number: Int
  /// The minute of the order.
  let since: Int
  var dishes: [String]
  var isDone = false

  /// How often the text was put together.
  @ObservationIgnored private(set) var textsMade = 0

  init(number: Int, since: Int, dishes: [String]) {
    self.number = number
    self.since = since
    self.dishes = dishes
  }

  /// The number and the dishes. It takes long to put that together.
  func makeText() -> String {
    textsMade += 1
    return "No. \(number): " + dishes.joined(separator: ", ")
  }
}

/// A ticket that waits, `No. 7: soup, pie 3 min [Done 7]`, or is done,
/// `No. 7: soup, pie done [Done 7]`.
struct TicketRow: View, Equatable {
  let ticket: Ticket
  let clock: Clock

  var body: some View {
    HStack {
      Text(ticket.makeText())
      Text(
        ticket.isDone ? "done" : "\(clock.minute - ticket.since) min")
      Button("Done \(ticket.number)") { ticket.isDone = true }
    }
  }

  static func == (one: TicketRow, other: TicketRow) -> Bool {
    one.ticket === other.ticket
  }
}

/// A row for each ticket.
struct TicketList: View {
  let tickets: [Ticket]
  let clock: Clock

  var body: some View {
    ForEach(tickets, id: \.number) { ticket in
      TicketRow(ticket: ticket, clock: clock).equatable()
    }
  }
}
