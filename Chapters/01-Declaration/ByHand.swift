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
      the object only says that something is about to change, not what. A \
      change to the visits redraws the screen as well.
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
      each of the three changes calls the same closure, before the new value \
      is stored. Two of the drawings were unnecessary, and the third came too \
      early: it shows the old name.
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
