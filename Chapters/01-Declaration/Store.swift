import LessonKit
import ObservationCore

// snippet.a-store
@Observable
final class Store {
  var firstName = "Ann"
  var lastName = "Lee"
  private var visits = 0

  var fullName: String { "\(firstName) \(lastName)" }

  func welcome() { visits += 1 }
  func report() -> String { "\(visits) visits" }
}
// snippet.end

let observing = Run(
  "observing",
  predict: Prediction(
    "Both names change. Which changes are reported?",
    .wrong(
      "both, the last name first",
      """
      the closure never read `lastName`, so nothing observes the last name.
      """),
    .right(
      "the change to the first name",
      """
      the closure read `firstName`, so it subscribed to the first name.
      """),
    .wrong(
      "none, because nothing has subscribed",
      """
      reading a property inside the closure is enough to subscribe.
      """))
) {
  // snippet.observing
  let store = Store()
  withObservationTracking {
    print("the door says", store.firstName)
  } onChange: {
    print("the first name is about to change")
  }
  store.lastName = "Ray"
  store.firstName = "Bea"
  // snippet.end
}

let once = Run(
  "once",
  predict: Prediction(
    "The name changes twice. What does `onChange` print?",
    .right(
      "`it was Ann`, and nothing more",
      """
      `onChange` runs before the first change, so it still sees the old name. \
      It's called only once, so the change from Bea to Cleo isn't reported.
      """),
    .wrong(
      "`it was Ann`, then `it was Bea`",
      """
      `onChange` is called only once, although chapter 3 shows an exception.
      """),
    .wrong(
      "`it was Bea`, and nothing more",
      """
      `onChange` runs *before* the change, when Bea isn't stored yet.
      """))
) {
  // snippet.once
  let store = Store()
  withObservationTracking {
    print("the door says", store.firstName)
  } onChange: {
    print("it was", store.firstName)
  }
  store.firstName = "Bea"
  store.firstName = "Cleo"
  print("it is", store.firstName)
  // snippet.end
}

let throughPrivate = Run("through-private") {
  // snippet.through-private
  let store = Store()
  withObservationTracking {
    print(store.report())
  } onChange: {
    print("the report is about to change")
  }
  store.welcome()
  print(store.report())
  // snippet.end
}
