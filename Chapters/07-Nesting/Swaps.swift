import LessonKit
import ViewCore

let anOldMenu = Run(
  "an-old-menu",
  predict: Prediction(
    """
    The truck gets another menu. Then the title of the old menu changes. How \
    many bodies are evaluated for that?
    """,
    .wrong(
      "one: `MenuLine` has read that title",
      """
      `MenuLine` read that title in an earlier evaluation. Each evaluation \
      notes its reads afresh, and the last one has read the title of another \
      menu.
      """),
    .wrong(
      "two: `MenuLine` and `TruckSign`",
      """
      neither has read it in its last evaluation. A body does not wait for \
      what its last evaluation has not read.
      """),
    .right(
      "none",
      """
      when the menu was swapped, `MenuLine` was evaluated with the new one. \
      What that evaluation has read replaces the earlier reads, so no view \
      waits for the old menu.
      """))
) {
  // snippet.an-old-menu
  let truck = Truck()
  let old = truck.menu
  let host = ViewHost(TruckSign(truck: truck))
  host.perform { truck.menu = Menu("Bagels") }
  host.reset()
  host.perform { old.title = "Crullers" }
  print("for the old one:", host.evaluations)
  host.perform { truck.menu.title = "Rolls" }
  print("for the new one:", host.evaluations)
  // snippet.end
}

// snippet.a-ticket
@Observable
final class Ticket: Equatable {
  let number: Int
  var guest: String

  init(_ number: Int, _ guest: String) {
    self.number = number
    self.guest = guest
  }

  static func == (left: Ticket, right: Ticket) -> Bool {
    left.number == right.number
  }
}
// snippet.end

// snippet.a-till
@Observable
final class Till {
  var ticket = Ticket(1, "Ann")
}

struct TillView: View {
  let till: Till
  var body: some View {
    Text("for \(till.ticket.guest)")
  }
}
// snippet.end

let anEqualTicket = Run(
  "an-equal-ticket",
  predict: Prediction(
    """
    Ticket 1 is replaced by another ticket 1, for Bea, whose name is then \
    spelt out. What does the screen say after each step?
    """,
    .right(
      "`for Ann`, then `for Ann`",
      """
      the setter finds the tickets equal and tells nobody. The body is not \
      evaluated, so it still waits for the ticket that it has read. The till \
      already has another.
      """),
    .wrong(
      "`for Bea`, then `for Beatrice`",
      """
      that would be right if the setter asked whether the ticket is another \
      object. It asks `==`, because the class is `Equatable`.
      """),
    .wrong(
      "`for Ann`, then `for Beatrice`",
      """
      to hear of the second step, somebody must have read the new ticket. \
      No body has been evaluated since the swap.
      """))
) {
  // snippet.an-equal-ticket
  let till = Till()
  let host = ViewHost(TillView(till: till))
  host.perform { till.ticket = Ticket(1, "Bea") }
  print(host.screen)
  host.perform { till.ticket.guest = "Beatrice" }
  print(host.screen)
  print("in the till:", till.ticket.guest)
  // snippet.end
}

let aPathCutShort = Run(
  "a-path-cut-short",
  tracing: ["menu": \Truck.menu, "title": \Menu.title],
  predict: Prediction(
    "The truck gets another menu, whose title then changes. Is the closure told?",
    .right(
      "no",
      """
      the constant holds the menu of that moment. The closure begins there, \
      reads one title, and knows nothing of the truck.
      """),
    .wrong(
      "yes, of the other menu",
      """
      the menu was read before the tracking began. The closure has not \
      touched the truck.
      """),
    .wrong(
      "yes, of the new title",
      """
      the closure has read the title of the first menu. The new one is an \
      object that it has never seen.
      """))
) {
  // snippet.a-path-cut-short
  let truck = Truck()
  let menu = truck.menu
  withObservationTracking {
    print("on the sign:", menu.title)
  } onChange: {
    print("told")
  }
  truck.menu = Menu("Bagels")
  truck.menu.title = "Rolls"
  // snippet.end
}
