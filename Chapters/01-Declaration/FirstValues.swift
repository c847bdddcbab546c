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
      that's true of a plain class. Here, `total` is a computed property, so \
      assigning to it in a complete object calls the setter, which runs \
      `didSet`.
      """),
    .right(
      "one line, for the class with the default",
      """
      a `DefaultOrder` already has a total of 0 when its `init` starts. \
      Assigning 5 changes that total, so the setter is called and `didSet` \
      runs. An `Order` has no total yet, so assigning 5 completes the object \
      instead of changing it.
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
