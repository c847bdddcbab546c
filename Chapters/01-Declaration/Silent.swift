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
      the macro adds the code that reports, not the protocol.
      """),
    .right(
      "no",
      """
      `Observable` is an empty protocol, so conforming to it adds no code that \
      reports.
      """),
    .wrong(
      "it doesn't compile: the accessors are missing",
      """
      the protocol requires nothing, so any class may conform to it.
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
    "A customer is a person. What is reported?",
    .wrong(
      "the change of the points",
      """
      the macro only works on the class that follows it, and `points` is \
      declared in another class.
      """),
    .wrong(
      "nothing: the subclass isn't observable",
      """
      an inherited property keeps the accessors that the macro gave it.
      """),
    .right(
      "the change of the name",
      """
      the macro is in front of the class that declares the name, so the name \
      is observed in a subclass as well. The macro didn't touch the points.
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
