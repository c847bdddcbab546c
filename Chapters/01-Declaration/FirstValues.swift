import LessonKit
import ObservationCore

// snippet.two-orders
@Observable
final class Order {
  var total: Int { didSet { print("total:", oldValue, "to", total) } }

  init(total: Int) { self.total = total }
}

@Observable
final class DefaultOrder {
  var total = 0 { didSet { print("total:", oldValue, "to", total) } }

  init(total: Int) { self.total = total }
}
// snippet.end

let firstValues = Scene(
  "first-values",
  predict: Prediction(
    "Each class is made once, with a total of 5. What does `didSet` print?",
    .wrong(
      "nothing: `init` runs no property observers",
      """
      that is the rule for a plain class. Here the property is complete \
      before `init` begins, and the assignment goes through its setter.
      """),
    .right(
      "one line, for the class with the default",
      """
      with a default the property already has a value when `init` begins, so \
      the assignment is a change. Without one it is the first value.
      """),
    .wrong(
      "one line for each class",
      """
      without a default, the assignment in `init` gives the property its \
      first value. There is no old one that it could have changed from.
      """))
) {
  // snippet.first-values
  print("without a default:")
  _ = Order(total: 5)
  print("with a default:")
  _ = DefaultOrder(total: 5)
  // snippet.end
}
