// A ticket that is done stays done, so its age need not ask again.
// Refused by: a ticket that waits again shows its minutes
// Seen: ticket 8 was done, is not done any more, and 2 minutes have passed
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
      Age(ticket: ticket, clock: clock)
      Button("Done \(ticket.number)") { ticket.isDone = true }
    }
  }
}

/// How long a guest has waited, or `done`.
struct Age: View {
  let ticket: Ticket
  let clock: Clock
  @State private var memory = Memory()

  var body: some View { Text(memory.age(of: ticket, at: clock)) }
}

/// Whether a ticket was done when somebody asked.
final class Memory {
  private weak var done: Ticket?

  func age(of ticket: Ticket, at clock: Clock) -> String {
    if done === ticket { return "done" }
    if ticket.isDone {
      done = ticket
      return "done"
    }
    return "\(clock.minute - ticket.since) min"
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
