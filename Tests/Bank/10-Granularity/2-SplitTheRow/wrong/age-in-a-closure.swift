// Reading in a closure is reading later, in a view of its own, so the text can
// stay where it is.
// Refused by: another dish makes one text
// Seen: evaluated: [TicketRow: property Ticket.dishes, Reading: inputs changed]
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
      Reading {
        Text(
          ticket.isDone ? "done" : "\(clock.minute - ticket.since) min")
      }
      Button("Done \(ticket.number)") { ticket.isDone = true }
    }
  }
}

/// Reads what its content reads.
struct Reading<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View { content() }
}

/// A row for each ticket.
struct TicketList: View {
  let tickets: [Ticket]
  let clock: Clock

  var body: some View {
    ForEach(tickets, id: \.number) { ticket in
      TicketRow(ticket: ticket, clock: clock)
    }
  }
}
