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
    "The stock is 10, and stays 10. Which line is reported?",
    .wrong(
      "`= 10`",
      """
      the setter finds an equal value. It stores the value and tells nobody.
      """),
    .wrong(
      "neither, since nothing changes",
      """
      only the setter compares. To compare after a change in place, the program \
      would have to copy the old value first. It reports instead.
      """),
    .right(
      "`+= 0`",
      """
      `+=` changes the value where it is stored, and does not go through the \
      setter. It is reported before anybody can know what it will change.
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
    "The closure only adds to the stock. What is reported?",
    .wrong(
      "nothing: a closure that writes does not read",
      """
      the accessor that `+=` runs reports a read, too. It is noted like any other.
      """),
    .wrong(
      "both additions",
      """
      the first one happens inside the closure, before anybody waits. The \
      second one finds the closure waiting.
      """),
    .right(
      "the second addition",
      """
      `+=` counts as a read, too, so the closure waits for the stock, without \
      having meant to.
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
