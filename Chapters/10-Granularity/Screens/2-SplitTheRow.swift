import PlayKit
import ViewCore

let screens = [
  Screen("tickets") {
    let clock = Clock()
    let tickets = [
      Ticket(number: 7, since: 0, dishes: ["soup"]),
      Ticket(number: 8, since: 0, dishes: ["pie", "stew"]),
    ]
    TicketList(tickets: tickets, clock: clock)
    Button("A minute passes") { clock.minute += 1 }
    Button("One more dish") { tickets[0].dishes.append("roll") }
  }
]
