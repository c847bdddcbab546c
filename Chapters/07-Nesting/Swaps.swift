import LessonKit
import ViewCore

let anOldMenu = Run(
  "an-old-menu",
  predict: Prediction(
    """
    After the truck's menu has been replaced, the title of the old menu \
    changes. How many bodies are evaluated because of this change?
    """,
    .wrong(
      "one: `MenuLine` read that title",
      """
      `MenuLine` did read that title, but in an earlier evaluation, and only \
      the last one counts.
      """),
    .wrong(
      "two: `MenuLine` and `TruckSign`",
      """
      `TruckSign` never reads a title, and `MenuLine` last read the title of \
      the new menu.
      """),
    .right(
      "none",
      """
      in this host, a view observes only what its body read in its last \
      evaluation. In that evaluation, `MenuLine` read the new menu's title, so \
      no view observes the old menu any more.
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
    Ann's ticket is replaced by a ticket for Bea that has the same number. \
    Then Bea's name is changed to Beatrice. What does the screen show after \
    each step?
    """,
    .right(
      "`for Ann`, then `for Ann`",
      """
      the till's setter stores Bea's ticket, but it finds the two tickets \
      equal, so it notifies no observer. The view isn't evaluated again, and \
      goes on observing Ann's ticket, which the till no longer has.
      """),
    .wrong(
      "`for Bea`, then `for Beatrice`",
      """
      that would be right if the setter checked whether the two tickets are \
      the same object. But `Ticket` is `Equatable`, so the setter uses `==`, \
      which compares only the numbers.
      """),
    .wrong(
      "`for Ann`, then `for Beatrice`",
      """
      to be notified of the new name, the body would have to observe Bea's \
      ticket, which it has never read.
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
      the constant `menu` still refers to the first menu. The closure reads \
      only that menu and never the truck, so it isn't notified when the truck \
      gets a new menu.
      """),
    .wrong(
      "yes, when the menu is replaced",
      """
      `truck.menu` was read before the tracking started, so that read wasn't \
      recorded.
      """),
    .wrong(
      "yes, when the new menu's title changes",
      """
      the title that changes belongs to the new menu, which the closure never \
      read.
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
