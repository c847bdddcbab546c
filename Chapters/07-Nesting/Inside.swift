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
    The oven gets hot. Then, to be sure, the van is given the oven that it \
    already has. Is the closure told?
    """,
    .wrong(
      "yes, when the oven gets hot",
      """
      the van is observable, and still has the same oven. `heat` is a property \
      of another class, which has no macro.
      """),
    .right(
      "no",
      """
      `heat` is not observed. And the setter of `oven` asks whether it is \
      given another object, and it is not.
      """),
    .wrong(
      "yes, when the oven is assigned",
      """
      this setter announces another oven, but not the same one again. For a \
      class without `==` it asks `===`.
      """))
) {
  // snippet.a-plain-class
  let van = Van()
  withObservationTracking {
    print("heat:", van.oven.heat)
  } onChange: {
    print("told")
  }
  van.oven.heat = 200
  van.oven = van.oven
  print("heat:", van.oven.heat)
  // snippet.end
}

let aStructure = Run(
  "a-structure", tracing: ["hours": \Van.hours],
  predict: Prediction(
    "The closure reads when the van opens. Then `closes` is set. Is the closure told?",
    .wrong(
      "no: it has read `opens`, and `closes` has changed",
      """
      `opens` and `closes` are not properties of the van. They are parts of a \
      value, and the value is in one property of the van.
      """),
    .wrong(
      "no: `Hours` has no macro",
      """
      `Hours` needs none. A change of a part of a value is a change of the \
      property that holds the value.
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
    print("told")
  }
  van.hours.closes = 20
  // snippet.end
}
