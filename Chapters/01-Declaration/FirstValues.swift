import LessonKit
import ObservationCore

// snippet.two-orders
@Observable
final class Order {
  var total: Int {
    didSet { print(oldValue, "became", total) }
  }

  init(total: Int) { self.total = total }
}

@Observable
final class DefaultOrder {
  var total = 0 {
    didSet { print(oldValue, "became", total) }
  }

  init(total: Int) { self.total = total }
}
// snippet.end

let firstValues = Run(
  "first-values",
  predict: Prediction(
    """
    One object of each class is created, with a total of 5. What does `didSet` \
    print?
    """,
    .wrong(
      "nothing: `init` runs no property observers",
      """
      that's true of a plain class. Here, the macro made `total` a computed \
      property, so once the object is complete, an assignment calls the setter, \
      which runs `didSet`.
      """),
    .right(
      "one line, for the class with the default",
      """
      with the default, the object already has all its values when `init` \
      starts, so the assignment is a change and calls the setter. Without a \
      default, the assignment completes the object, which isn't a change.
      """),
    .wrong(
      "one line for each class",
      """
      without a default, there's no old value that `didSet` could print.
      """))
) {
  // snippet.first-values
  print("without a default:")
  _ = Order(total: 5)
  print("with a default:")
  _ = DefaultOrder(total: 5)
  // snippet.end
}
