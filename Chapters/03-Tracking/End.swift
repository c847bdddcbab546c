import LessonKit
import ObservationCore

// snippet.a-switch
final class Screen {
  var isShown = true

  func follow(_ truck: FoodTruck, on agenda: Agenda) {
    withObservationTracking {
      print("on the screen:", truck.donuts)
    } onChange: {
      agenda.add {
        guard self.isShown else { return }
        self.follow(truck, on: agenda)
      }
    }
  }
}
// snippet.end

let hidden = Run("hidden", tracing: ["donuts": \FoodTruck.donuts]) {
  // snippet.hidden
  let truck = FoodTruck()
  let agenda = Agenda()
  let screen = Screen()
  screen.follow(truck, on: agenda)
  truck.donuts = 9
  agenda.run()
  screen.isShown = false
  truck.donuts = 8
  agenda.run()
  // snippet.end
}

// snippet.a-poster
final class Poster {
  init(_ truck: FoodTruck) {
    withObservationTracking {
      print("donuts:", truck.donuts)
    } onChange: {
      self.takeDown()
    }
  }

  func takeDown() { print("taken down") }
  deinit { print("the poster is freed") }
}
// snippet.end

let letGo = Run(
  "let-go", tracing: ["donuts": \FoodTruck.donuts],
  predict: Prediction(
    """
    The program releases its only reference to the poster. When is the poster \
    freed?
    """,
    .wrong(
      "immediately, before `let go` is printed",
      """
      the closure captured `self`, so it keeps the poster alive.
      """),
    .wrong(
      "never: the closure and the poster form a reference cycle",
      """
      the poster doesn't keep the closure. The truck does, until the tracking \
      ends.
      """),
    .right(
      "at the next change to the donuts",
      """
      the truck keeps the closure until it's called, and the closure keeps the \
      poster. After the call, the closure and the poster are released.
      """))
) {
  // snippet.let-go
  let truck = FoodTruck()
  var poster: Poster? = Poster(truck)
  poster = nil
  print("let go")
  truck.donuts = 9
  // snippet.end
  _ = poster
}

let intoItself = Run(
  "into-itself", tracing: ["donuts": \FoodTruck.donuts],
  predict: Prediction(
    "How many times is `onChange` called, and how many donuts are left?",
    .wrong(
      "once, and 0 are left",
      """
      tracking ends when `onChange` returns for the first time. Until then, \
      every change calls `onChange`, even one that `onChange` makes.
      """),
    .wrong(
      "three times, and 0 are left",
      """
      each 0 is stored inside `onChange`, before the 9.
      """),
    .right(
      "three times, and 9 are left",
      """
      whenever `onChange` sets the donuts, it's called again before its \
      current call has returned. The `if` stops this at three calls; without \
      it, the stack would overflow. The 9 is stored last, when all three calls \
      have returned.
      """))
) {
  // snippet.into-itself
  let truck = FoodTruck()
  withObservationTracking {
    print("donuts:", truck.donuts)
  } onChange: {
    print("notified")
    truck.tips += 1
    if truck.tips < 3 { truck.donuts = 0 }
  }
  truck.donuts = 9
  print("donuts:", truck.donuts)
  // snippet.end
}
