import LessonKit
import ObservationCore

// snippet.a-marked-store
final class MarkedStore: Observable {
  var name = "Ann"
}
// snippet.end

let markerOnly = Scene(
  "marker-only",
  predict: Prediction(
    "The class conforms to `Observable` by hand. Is the change reported?",
    .wrong(
      "yes, that is what the protocol is for",
      """
      the protocol is empty. It promises that somebody has written the \
      accessors; here nobody has.
      """),
    .right(
      "no, although it compiles",
      """
      `Observable` is a mark without requirements. The macro does the work, \
      and leaves the mark; the mark alone does nothing.
      """))
) {
  // snippet.marker-only
  let store = MarkedStore()
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

let plainSubclass = Scene("plain-subclass") {
  // snippet.plain-subclass
  let customer = Customer()
  withObservationTracking {
    print(customer.name, "has", customer.points, "points")
  } onChange: {
    print("about to change:", customer.name, customer.points)
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

let pairs = Scene("pairs") {
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
