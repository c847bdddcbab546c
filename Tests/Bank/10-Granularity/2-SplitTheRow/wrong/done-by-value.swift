// A Bool is a small input; the row can hand it on.
// Refused by: Done makes no text
// Seen: ticket 7 is done, and tickets 7, 8 and 9 have made their texts
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
      Age(ticket: ticket, isDone: ticket.isDone, clock: clock)
      Button("Done \(ticket.number)") { ticket.isDone = true }
    }
  }
}

/// How long a guest has waited, or `done`.
struct Age: View {
  let ticket: Ticket
  let isDone: Bool
  let clock: Clock

  var body: some View {
    Text(isDone ? "done" : "\(clock.minute - ticket.since) min")
  }
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
