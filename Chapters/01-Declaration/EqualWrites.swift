import LessonKit
import ObservationCore

// snippet.a-truck
@Observable
final class FoodTruck {
  var stock = 10
}
// snippet.end

let equalWrites = Run(
  "equal-writes",
  predict: Prediction(
    "The stock is 10 before and after each line. Which line is reported?",
    .wrong(
      "`= 10`",
      """
      the setter sees that both values are equal, so it reports nothing.
      """),
    .wrong(
      "neither, since nothing changes",
      """
      only the setter compares the old value with the new one.
      """),
    .right(
      "`+= 0`",
      """
      `+= 0` is a change in place, so it skips the setter. The accessor that \
      it uses instead compares nothing and always reports a change.
      """))
) {
  // snippet.equal-writes
  let truck = FoodTruck()
  withObservationTracking {
    print("in stock:", truck.stock)
  } onChange: {
    print("the stock is about to change")
  }
  print("= 10")
  truck.stock = 10
  print("+= 0")
  truck.stock += 0
  // snippet.end
}

let changeInPlace = Run(
  "change-in-place",
  predict: Prediction(
    "The closure only adds to the stock. Which additions are reported?",
    .wrong(
      "none: a closure that writes doesn't read",
      """
      the accessor that `+=` runs also reports a read.
      """),
    .wrong(
      "both additions",
      """
      the first addition happens inside the closure, when nothing observes the \
      stock yet.
      """),
    .right(
      "the second addition",
      """
      the `+=` in the closure reports a read as well as a change. Once the \
      closure has run, it observes the stock, so the second addition is \
      reported.
      """))
) {
  // snippet.change-in-place
  let truck = FoodTruck()
  withObservationTracking {
    truck.stock += 1
  } onChange: {
    print("the stock is about to change")
  }
  print("in stock:", truck.stock)
  truck.stock += 1
  print("in stock:", truck.stock)
  // snippet.end
}
