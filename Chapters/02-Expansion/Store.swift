import LessonKit
import ObservationCore

// snippet.a-store
@Observable
final class Store {
  var name = "Ann"
}
// snippet.end

let inside = Run(
  "inside",
  predict: Prediction(
    "The class declares one variable. What does an object of the class store?",
    .wrong(
      "`name`",
      """
      you can still read and set `name`, but it no longer stores anything.
      """),
    .wrong(
      "`name`, and something that the macro added",
      """
      the macro gave `name` a `get` and a `set`, and a variable with these \
      accessors stores nothing.
      """),
    .right(
      "nothing called `name`",
      """
      the macro turned `name` into a computed property, so the object stores \
      the value under another name, `_name`. It also stores \
      `_$observationRegistrar`, which the macro added to keep track of the \
      observers.
      """))
) {
  // snippet.inside
  let store = Store()
  for child in Mirror(reflecting: store).children {
    print(child.label ?? "")
  }
  // snippet.end
}

// snippet.a-shop
@Observable
final class Shop {
  var name: String

  init(name: String) { self.name = name }
}
// snippet.end
