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
  ]
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
