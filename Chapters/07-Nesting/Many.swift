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
}
// snippet.end

let anArray = Run(
  "an-array",
  tracing: ["dishes": \Kitchen.dishes, "isGone": \Dish.isGone],
  predict: Prediction(
    "The pie sells out, so its `isGone` is set. Which closures are notified?",
    .wrong(
      "both: something in the array changed",
      """
      the array contains the same two dishes as before. Selling out changes a \
      dish, not the array.
      """),
    .wrong(
      "the first: it read the array",
      """
      the first closure counted the dishes without reading a property of any \
      of them.
      """),
    .right(
      "the second: it read the dishes themselves",
      """
      `filter` looks at every dish in turn, so the second closure read the \
      `isGone` of both dishes, and one of them is the pie.
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
    The closure looks up the dish for table 1. Then table 2 orders a dish. Is \
    the closure notified?
    """,
    .right(
      "yes: the dictionary is one property",
      """
      to look up a key, the closure has to read `tables`. That makes it an \
      observer of the whole dictionary, because Observation tracks properties, \
      not keys.
      """),
    .wrong(
      "no: table 2 wasn't looked up",
      """
      that would be right if each table had a property of its own. But all \
      tables share the property `tables`, which changes when any of them gets \
      a dish.
      """),
    .wrong(
      "no: there's a new dish, but no dish changed",
      """
      no dish changed, but the dictionary did, because it has a new key. A \
      change *inside* a dish would leave the dictionary as it was.
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
