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

let aPlainClass = Scene(
  "a-plain-class", tracing: ["oven": \Van.oven],
  predict: Prediction(
    """
    The oven gets hot. Then, to be sure, the van is given the oven that it \
    has. Is the closure told?
    """,
    .wrong(
      "yes, when the oven gets hot",
      """
      the van is observable, and still has the same oven. `heat` is a property \
      of another class, on which no macro has worked.
      """),
    .right(
      "no",
      """
      `heat` is not observed. And the setter of `oven` asks whether it is \
      given another object, which it is not.
      """),
    .wrong(
      "yes, when the oven is assigned",
      """
      this setter announces another oven, and not the same one once more. For \
      a class without `==` it asks `===`.
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

let aStructure = Scene(
  "a-structure", tracing: ["hours": \Van.hours],
  predict: Prediction(
    "The closure reads when the van opens. Then `closes` is set. Who is told?",
    .wrong(
      "nobody: the closure has read `opens`, and `closes` has changed",
      """
      these two are not properties of the van. They are parts of a value, and \
      the value is in one property of the van.
      """),
    .wrong(
      "nobody: no macro has worked on `Hours`",
      """
      no macro has to. A change of a part of a value is a change of the \
      property that holds the value, and the van announces it.
      """),
    .right(
      "the closure",
      """
      `hours` is one property of the van. To read a part of it is to read \
      it, and to change a part of it is to change it.
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
