import LessonKit
import ObservationCore

let sum = Run(
  "sum",
  tracing: [
    "donuts": \FoodTruck.donuts, "drinks": \FoodTruck.drinks,
    "tips": \FoodTruck.tips,
  ]
) {
  // snippet.sum
  let truck = FoodTruck()
  let sum = withObservationTracking {
    truck.donuts + truck.drinks
  } onChange: {
    print("was:", truck.donuts, truck.drinks, truck.tips)
  }
  print("in stock:", sum)
  truck.tips = 5
  truck.drinks = 19
  truck.donuts = 9
  // snippet.end
}

let later = Run(
  "later",
  tracing: [
    "donuts": \FoodTruck.donuts, "drinks": \FoodTruck.drinks,
  ],
  predict: Prediction(
    "The closure prints the truck, and leaves work behind. Who is told?",
    .right(
      "nobody",
      """
      while the closure ran, not one property was read. What counts is when a \
      read happens, not where it is written.
      """),
    .wrong(
      "the closure, about the drinks: it has printed the whole truck",
      """
      printing the truck prints the name of its type. A class with its own \
      description would read what that description reads; this class has none.
      """),
    .wrong(
      "the closure, about the donuts: its own code changes them",
      """
      that code is written in the closure, but does not run there. By the time \
      it runs, `apply` has returned.
      """))
) {
  // snippet.later
  let truck = FoodTruck()
  let agenda = Agenda()
  withObservationTracking {
    print(truck)
    agenda.add { truck.donuts -= 1 }
  } onChange: {
    print("the truck is about to change")
  }
  truck.drinks = 19
  agenda.run()
  print("donuts:", truck.donuts)
  // snippet.end
}

let elsewhere = Run(
  "elsewhere",
  tracing: [
    "donuts": \FoodTruck.donuts, "drinks": \FoodTruck.drinks,
  ]
) {
  // snippet.elsewhere
  let truck = FoodTruck()
  withObservationTracking {
    print("drinks:", truck.drinks)
    onAnotherThread { print("donuts:", truck.donuts) }
  } onChange: {
    print("was:", truck.donuts, truck.drinks)
  }
  truck.donuts = 9
  truck.drinks = 19
  // snippet.end
}
