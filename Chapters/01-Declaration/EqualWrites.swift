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
    "The stock is 10 and stays 10. Which line is reported?",
    .wrong(
      "`= 10`",
      """
      the setter sees that the values are equal. It stores the value and \
      notifies no one.
      """),
    .wrong(
      "neither, since nothing changes",
      """
      only the setter compares. To compare after a change in place, the \
      program would have to copy the old value first.
      """),
    .right(
      "`+= 0`",
      """
      `+=` changes the value where it's stored, without the setter. It's \
      reported beforehand, when it isn't known yet what the new value will be.
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
      "nothing: a closure that writes doesn't read",
      """
      the accessor that `+=` runs reports a read, and that read is recorded \
      like any other.
      """),
    .wrong(
      "both additions",
      """
      the first addition happens inside the closure, before anything observes \
      the stock. By the second addition, the closure observes it.
      """),
    .right(
      "the second addition",
      """
      `+=` also counts as a read, so the closure observes the stock without \
      meaning to.
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
