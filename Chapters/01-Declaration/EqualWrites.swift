import LessonKit
import ObservationCore

// snippet.a-truck
@Observable
final class FoodTruck {
  var stock = 10
}
// snippet.end

let equalWrites = Scene(
  "equal-writes",
  predict: Prediction(
    "The stock is 10, and stays 10. Which line is reported?",
    .wrong(
      "`= 10`",
      """
      the setter compares the new value with the old one. They are equal, so \
      it stores the value and tells nobody.
      """),
    .right(
      "`+= 0`",
      """
      a change in place is reported before it is made, and then nobody can \
      know that it will change nothing.
      """),
    .wrong(
      "both",
      """
      this was so until Swift 6.1. Since then a setter passes over an equal \
      value.
      """),
    .wrong(
      "neither, for nothing changes",
      """
      to know that, the program would have to copy every value before a \
      change in place. It reports instead.
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
