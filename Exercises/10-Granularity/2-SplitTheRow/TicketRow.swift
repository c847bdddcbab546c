import ViewCore

/// The minutes since the truck opened.
@Observable
final class Clock {
  var minute = 0
}

/// A guest's order.
@Observable
final class Ticket {
  let number: Int
  /// The minute of the order.
  let since: Int
  var dishes: [String]
  var isDone = false

  /// How often the text was made.
  @ObservationIgnored private(set) var textsMade = 0

  init(number: Int, since: Int, dishes: [String]) {
    self.number = number
    self.since = since
    self.dishes = dishes
  }

  /// The number and the dishes. This text takes long to make.
  func makeText() -> String {
    textsMade += 1
    return "No. \(number): " + dishes.joined(separator: ", ")
  }
}

/// A ticket that waits, `No. 7: soup, pie 3 min [Done 7]`, or is done,
/// `No. 7: soup, pie done [Done 7]`.
// TODO 1: The row makes its text again every minute. Split it, so that the part
// that changes often is a separate view.
struct TicketRow: View {
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
