// Tickets stand in the order of their numbers.
// Refused by: whatever happens, in any order
// Seen: the rows say "No. 7
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
struct TicketRow: View {
  let ticket: Ticket
  let clock: Clock

  var body: some View {
    HStack {
      Text(ticket.makeText())
      WaitingTime(ticket: ticket, clock: clock)
      Button("Done \(ticket.number)") { ticket.isDone = true }
    }
  }
}

/// How long a ticket has waited, `3 min`, or `done`.
private struct WaitingTime: View {
  let ticket: Ticket
  let clock: Clock

  var body: some View {
    Text(
      ticket.isDone ? "done" : "\(clock.minute - ticket.since) min")
  }
}

/// A row for each ticket.
struct TicketList: View {
  let tickets: [Ticket]
  let clock: Clock

  var body: some View {
    ForEach(tickets.sorted { $0.number < $1.number }, id: \.number) { ticket in
      TicketRow(ticket: ticket, clock: clock)
    }
  }
}
