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
    """
    The pie, which is in the array, sells out: its `isGone` is set. Which \
    closures are notified?
    """,
    .wrong(
      "both: something in the array changed",
      """
      the array contains the same two objects as before. Nothing was stored in \
      `dishes`, and its setter didn't run.
      """),
    .wrong(
      "the first: it read the array",
      """
      both closures read the array, but the first didn't read anything in a \
      dish.
      """),
    .right(
      "the second: it read the dishes themselves",
      """
      `filter` checks every dish, so the second closure read `isGone` of both, \
      including the pie's.
      """))
) {
  // snippet.an-array
  let kitchen = Kitchen()
  withObservationTracking {
    print(kitchen.dishes.count, "dishes")
  } onChange: {
    print("the first is notified")
  }
  withObservationTracking {
    let gone = kitchen.dishes.filter { $0.isGone }
    print(gone.count, "gone")
  } onChange: {
    print("the second is notified")
  }
  kitchen.dishes[1].isGone = true
  // snippet.end
}

let aDictionary = Run(
  "a-dictionary",
  tracing: ["tables": \Kitchen.tables, "isGone": \Dish.isGone],
  predict: Prediction(
    """
    The closure looks at table 1. Then a dish is ordered at table 2. Is the \
    closure notified?
    """,
    .right(
      "yes: the dictionary is one property",
      """
      looking up a key reads the whole dictionary. Observation tracks \
      properties, and a key isn't one.
      """),
    .wrong(
      "no: table 2 wasn't looked up",
      """
      that would take a property for each table. The closure read one \
      property, `tables`, and it changes.
      """),
    .wrong(
      "no: there's a new dish, but no dish changed",
      """
      adding a dish changes the dictionary. A change *inside* a dish wouldn't.
      """))
) {
  // snippet.a-dictionary
  let kitchen = Kitchen()
  kitchen.tables[1] = Dish("soup")
  withObservationTracking {
    _ = kitchen.tables[1]?.isGone
  } onChange: {
    print("notified")
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
      print("notified")
    }
  }
  look()
  kitchen.special = Dish("roast")
  look()
  kitchen.special?.isGone = true
  // snippet.end
}
