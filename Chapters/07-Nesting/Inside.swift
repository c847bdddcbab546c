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
    The oven gets hot. Then, to be sure, the van is assigned the oven it \
    already has. Is the closure notified?
    """,
    .wrong(
      "yes, when the oven gets hot",
      """
      the van is observable, and still has the same oven. `heat` is a property \
      of a different class, which doesn't use the macro.
      """),
    .right(
      "no",
      """
      `heat` isn't observed. And the setter of `oven` checks whether the oven \
      is a different object, and it isn't.
      """),
    .wrong(
      "yes, when the oven is assigned",
      """
      this setter notifies observers of a different oven, but not of the same \
      one. For a class without `==` it compares with `===`.
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
    The closure reads when the van opens. Then `closes` is set. Is the closure \
    notified?
    """,
    .wrong(
      "no: it read `opens`, and `closes` changed",
      """
      `opens` and `closes` aren't properties of the van. They're parts of a \
      value, and the value is in one property of the van.
      """),
    .wrong(
      "no: `Hours` doesn't use the macro",
      """
      it doesn't need to. Changing a part of a value changes the property that \
      stores the value.
      """),
    .right(
      "yes",
      """
      `hours` is one property of the van. Reading a part of it reads the \
      property, and changing a part of it changes the property.
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
