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
    """
    The screen shows only the name. How many times is it drawn, and with which \
    name?
    """,
    .wrong(
      "once, with Bea",
      """
      the object doesn't say which property is about to change, so the screen \
      is also redrawn for each visit.
      """),
    .wrong(
      "three times, finally with Bea",
      """
      the closure runs *before* each change, not after it.
      """),
    .right(
      "three times, always with Ann",
      """
      `willChange` is called before each of the three changes, so the screen \
      is drawn three times. Even the third time, the screen shows Ann, because \
      the new name isn't stored yet.
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
