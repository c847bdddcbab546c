import LessonKit
import ViewCore

// snippet.a-van
final class Oven {
  var heat = 20
}

struct Hours {
  var opens = 9
  var closes = 17
}

@Observable
final class Van {
  var oven = Oven()
  var hours = Hours()
}
// snippet.end

let aPlainClass = Run(
  "a-plain-class", tracing: ["oven": \Van.oven],
  predict: Prediction(
    """
    The oven heats up. Then, just to be sure, the same oven is assigned to the \
    van again. Is the closure notified?
    """,
    .wrong(
      "yes, when the oven gets hot",
      """
      the van is observable, but nothing in the van changed: it still has the \
      same oven. What changed is the oven's `heat`.
      """),
    .right(
      "no",
      """
      `Oven` doesn't use the macro, so the closure isn't notified when `heat` \
      changes. Assigning the oven again doesn't help: the setter finds that \
      the van already has that oven, so it notifies no observer.
      """),
    .wrong(
      "yes, when the oven is assigned",
      """
      `Oven` has no `==`, so the setter compares the two ovens with `===`, and \
      finds that they're the same object.
      """))
) {
  // snippet.a-plain-class
  let van = Van()
  withObservationTracking {
    print("heat:", van.oven.heat)
  } onChange: {
    print("notified")
  }
  van.oven.heat = 200
  van.oven = van.oven
  print("heat:", van.oven.heat)
  // snippet.end
}

let aStructure = Run(
  "a-structure", tracing: ["hours": \Van.hours],
  predict: Prediction(
    """
    The closure reads the opening time. Then `closes` is set. Is the closure \
    notified?
    """,
    .wrong(
      "no: it read `opens`, and `closes` changed",
      """
      `opens` and `closes` are parts of one value. The van stores that value \
      in a single property, so setting either part notifies the observers of \
      both.
      """),
    .wrong(
      "no: `Hours` doesn't use the macro",
      """
      `Hours` doesn't need the macro, because changing a part of a value \
      changes the property that stores the value.
      """),
    .right(
      "yes",
      """
      `hours` is one property of the van. To get at `opens`, the closure has \
      to read `hours`, and setting `closes` changes `hours`.
      """))
) {
  // snippet.a-structure
  let van = Van()
  withObservationTracking {
    print("opens at", van.hours.opens)
  } onChange: {
    print("notified")
  }
  van.hours.closes = 20
  // snippet.end
}
