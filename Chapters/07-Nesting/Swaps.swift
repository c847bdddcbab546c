import LessonKit
import ViewCore

let anOldMenu = Run(
  "an-old-menu",
  predict: Prediction(
    """
    The truck's menu is replaced. Then the title of the old menu changes. How \
    many bodies are evaluated for that?
    """,
    .wrong(
      "one: `MenuLine` read that title",
      """
      it read that title in an earlier evaluation. Each evaluation records its \
      reads anew, and the last one read the title of a different menu.
      """),
    .wrong(
      "two: `MenuLine` and `TruckSign`",
      "neither read that title in its last evaluation."),
    .right(
      "none",
      """
      when the menu was replaced, `MenuLine` was evaluated with the new one. \
      In this host, the reads of that evaluation replace the earlier reads, so \
      no view depends on the old menu.
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
    Ticket 1 is replaced by a different ticket 1, for Bea, whose name is then \
    spelled out. What does the screen show after each step?
    """,
    .right(
      "`for Ann`, then `for Ann`",
      """
      the setter finds the tickets equal and notifies no one. The body isn't \
      re-evaluated, so it still observes the ticket it read, but the till \
      already has the new one.
      """),
    .wrong(
      "`for Bea`, then `for Beatrice`",
      """
      that would be right if the setter compared identities. It uses `==`, \
      because the class is `Equatable`.
      """),
    .wrong(
      "`for Ann`, then `for Beatrice`",
      """
      to be notified of the second step, a body must have read the new ticket. \
      No body was evaluated after the replacement.
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
    """
    The truck's menu is replaced, and the new menu's title changes. Is the \
    closure notified?
    """,
    .right(
      "no",
      """
      the constant refers to the menu of that moment. The closure starts \
      there, reads one title, and knows nothing about the truck.
      """),
    .wrong(
      "yes, of the replaced menu",
      """
      the menu was read before the tracking started. The closure doesn't read \
      the truck.
      """),
    .wrong(
      "yes, of the new title",
      """
      the closure read the title of the first menu, and has never seen the new \
      one.
      """))
) {
  // snippet.a-path-cut-short
  let truck = Truck()
  let menu = truck.menu
  withObservationTracking {
    print("on the sign:", menu.title)
  } onChange: {
    print("notified")
  }
  truck.menu = Menu("Bagels")
  truck.menu.title = "Rolls"
  // snippet.end
}
