import LessonKit

// snippet.a-store-by-hand
final class StoreByHand {
  var willChange: () -> Void = {}
  var name = "Ann" { willSet { willChange() } }
  var visits = 0 { willSet { willChange() } }
}
// snippet.end

let byHand = Run(
  "by-hand",
  predict: Prediction(
    "The screen shows the name and nothing else. How often is it drawn?",
    .wrong(
      "once, with Bea",
      """
      the object says that something will change, but not what. A change of \
      the visits draws the screen, too.
      """),
    .wrong(
      "three times, finally with Bea",
      """
      the closure is called *before* the change, so the screen draws the old \
      name each time.
      """),
    .right(
      "three times, always with Ann",
      """
      each of the three changes calls the same closure, and calls it before \
      the new value is stored. Two drawings were for nothing, and the third \
      came too early: it shows the old name.
      """))
) {
  // snippet.by-hand
  let store = StoreByHand()
  store.willChange = { print("draw:", store.name) }
  store.visits += 1
  store.visits += 1
  store.name = "Bea"
  // snippet.end
}
