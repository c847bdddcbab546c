import LessonKit
import ObservationCore

// snippet.a-page
@Observable
final class Page {
  var title = "Orders"
  @ObservationIgnored var drawings = 0  // how many
}
// snippet.end

let ignored = Run(
  "ignored",
  predict: Prediction(
    "The closure reads both properties. What is reported?",
    .right(
      "the change of `title`",
      """
      the title was read and is observed. `drawings` was read and is ignored, \
      so its change was not reported, although it came first.
      """),
    .wrong(
      "the change of `drawings`",
      """
      `drawings` is ignored. Reading it subscribes to nothing, and changing it \
      tells nobody.
      """),
    .wrong(
      "nothing: one ignored property spoils the closure",
      """
      each property counts for itself. An ignored one counts as if it had not \
      been read at all.
      """))
) {
  // snippet.ignored
  let page = Page()
  withObservationTracking {
    print(page.title, "drawn:", page.drawings)
  } onChange: {
    print("it was:", page.title, page.drawings)
  }
  page.drawings = 1
  page.title = "Invoices"
  // snippet.end
}
