import LessonKit
import ObservationCore

// snippet.a-plain-store
final class PlainStore: Observable {
  var name = "Ann"
}
// snippet.end

let byConformance = Run(
  "by-conformance",
  predict: Prediction(
    "The class conforms to `Observable` by hand. Is the change reported?",
    .wrong(
      "yes",
      """
      the code that reports reads and changes comes from the macro, not from \
      the protocol.
      """),
    .right(
      "no",
      """
      `Observable` is an empty protocol, so conforming to it adds no code.
      """),
    .wrong(
      "the program stops: the accessors are missing",
      """
      the protocol requires nothing, so any class can conform to it.
      """))
) {
  // snippet.by-conformance
  let store = PlainStore()
  withObservationTracking {
    print("the door says", store.name)
  } onChange: {
    print("the name is about to change")
  }
  store.name = "Bea"
  print("the name is", store.name)
  // snippet.end
}

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

// snippet.a-pair
@Observable
final class Box {
  var (width, height) = (2, 3)
}
// snippet.end

let pairs = Run("pairs") {
  // snippet.pairs
  let box = Box()
  withObservationTracking {
    print(box.width, "by", box.height)
  } onChange: {
    print("the box is about to change")
  }
  box.width = 4
  print(box.width, "by", box.height)
  // snippet.end
}
