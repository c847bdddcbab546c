import LessonKit
import ObservationCore

// snippet.a-subclass
@Observable
class Person {
  var name = "Ann"
}

final class Customer: Person {
  var points = 0
}
// snippet.end

let plainSubclass = Run(
  "plain-subclass",
  predict: Prediction(
    """
    A customer's points change, and then the customer's name. What is \
    reported?
    """,
    .wrong(
      "the change to the points",
      """
      the macro only works on the class that it's written in front of.
      """),
    .wrong(
      "nothing: the subclass isn't observable",
      """
      `Customer` inherits the name together with its accessors, which report \
      the change.
      """),
    .right(
      "the change to the name",
      """
      `Person` has the macro, so its name is observed, even in a subclass. \
      `Customer` has no macro, so nothing observes its points.
      """))
) {
  // snippet.plain-subclass
  let customer = Customer()
  withObservationTracking {
    print(customer.name, customer.points)
  } onChange: {
    print("it was:", customer.name, customer.points)
  }
  customer.points = 10
  customer.name = "Bea"
  // snippet.end
}
