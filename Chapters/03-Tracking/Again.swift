import Dispatch
import LessonKit
import ObservationCore

// snippet.a-late-board
func follow(_ truck: FoodTruck, on agenda: Agenda) {
  withObservationTracking {
    print("on the board:", truck.donuts)
  } onChange: {
    agenda.add { follow(truck, on: agenda) }
  }
}
// snippet.end

// snippet.a-main-board
@MainActor @Observable
final class MainTruck {
  var donuts = 10
}

@MainActor
func follow(_ truck: MainTruck) {
  withObservationTracking {
    print("on the board:", truck.donuts)
  } onChange: {
    DispatchQueue.main.async { follow(truck) }
  }
}
// snippet.end

let followLater = Run(
  "follow-later", tracing: ["donuts": \FoodTruck.donuts]
) {
  // snippet.follow-later
  let truck = FoodTruck()
  let agenda = Agenda()
  follow(truck, on: agenda)
  truck.donuts = 9
  agenda.run()
  truck.donuts = 8
  truck.donuts = 7
  agenda.run()
  // snippet.end
}

let missed = Run(
  "missed", tracing: ["donuts": \FoodTruck.donuts],
  predict: Prediction(
    """
    The closure prints ten donuts, and then bakes two more. Is `onChange` \
    called?
    """,
    .wrong(
      "yes, because the closure read the donuts",
      """
      the tracking isn't registered until `apply` has returned, after the \
      change.
      """),
    .right(
      "no, the change is missed",
      """
      the change came after the read, but before the tracking was registered, \
      so there was no tracking to notify yet.
      """),
    .wrong(
      "yes, as soon as `apply` has returned",
      """
      by the time `apply` returns, the change is finished.
      """))
) {
  // snippet.missed
  let truck = FoodTruck()
  withObservationTracking {
    print("donuts:", truck.donuts)
    truck.donuts = 12
  } onChange: {
    print("the donuts are about to change")
  }
  print("donuts:", truck.donuts)
  // snippet.end
}
