import LessonKit
import ViewCore

// snippet.a-kitchen
@Observable
final class Dish {
  let name: String
  var isGone = false
  init(_ name: String) { self.name = name }
}

@Observable
final class Kitchen {
  var dishes = [Dish("soup"), Dish("pie")]
  var tables: [Int: Dish] = [:]
  var special: Dish?
}
// snippet.end

let anArray = Run(
  "an-array",
  tracing: ["dishes": \Kitchen.dishes, "isGone": \Dish.isGone],
  predict: Prediction(
    "The pie, which is in the array, is gone. Which closures are told?",
    .wrong(
      "both: something in the array has changed",
      """
      the array holds the same two objects as before. Nothing was stored in \
      `dishes`, and its setter did not run.
      """),
    .wrong(
      "the first: it has read the array",
      """
      both closures have read the array. The first has not looked into any dish.
      """),
    .right(
      "the second: it has read the dishes themselves",
      """
      `filter` has asked each dish whether it is gone, so the second has read \
      `isGone` of both, the pie's too.
      """))
) {
  // snippet.an-array
  let kitchen = Kitchen()
  withObservationTracking {
    print(kitchen.dishes.count, "dishes")
  } onChange: {
    print("the first is told")
  }
  withObservationTracking {
    let gone = kitchen.dishes.filter { $0.isGone }
    print(gone.count, "gone")
  } onChange: {
    print("the second is told")
  }
  kitchen.dishes[1].isGone = true
  // snippet.end
}

let aDictionary = Run(
  "a-dictionary",
  tracing: ["tables": \Kitchen.tables, "isGone": \Dish.isGone],
  predict: Prediction(
    """
    The closure looks at table 1. Then somebody orders at table 2. Is the \
    closure told?
    """,
    .right(
      "yes: the dictionary is one property",
      """
      looking up a key reads the whole dictionary. Observation notices \
      properties, and a key is not one.
      """),
    .wrong(
      "no: table 2 was not looked up",
      """
      that would take a property for each table. The closure has read one \
      property, `tables`, and it changes.
      """),
    .wrong(
      "no: there is another dish, but no dish has changed",
      """
      a new dish is a change of the dictionary. What the dictionary misses is \
      a change *inside* a dish.
      """))
) {
  // snippet.a-dictionary
  let kitchen = Kitchen()
  kitchen.tables[1] = Dish("soup")
  withObservationTracking {
    _ = kitchen.tables[1]?.isGone
  } onChange: {
    print("told")
  }
  kitchen.tables[2] = Dish("pie")
  // snippet.end
}

let anOptional = Run(
  "an-optional",
  tracing: ["special": \Kitchen.special, "isGone": \Dish.isGone]
) {
  // snippet.an-optional
  let kitchen = Kitchen()
  func look() {
    withObservationTracking {
      print(kitchen.special?.isGone as Any)
    } onChange: {
      print("told")
    }
  }
  look()
  kitchen.special = Dish("roast")
  look()
  kitchen.special?.isGone = true
  // snippet.end
}
