import LessonKit
import ObservationCore

// snippet.a-sign
@Observable
final class Sign {
  var text = "open"

  func close() { _text = "closed" }
}
// snippet.end

let around = Run(
  "around",
  predict: Prediction(
    "The sign is closed by a method of its own class. Is that reported?",
    .right(
      "no",
      """
      the setter of `text` makes the report, and a write to `_text` goes \
      around it.
      """),
    .wrong(
      "yes, since `_text` is where the text is kept",
      """
      the text changes, but without the setter of `text`, which makes the \
      report.
      """),
    .wrong(
      "it doesn't compile: nothing is called `_text`",
      """
      the macro added `_text` as a private variable, and a method of the class \
      itself can see it.
      """))
) {
  // snippet.around
  let sign = Sign()
  withObservationTracking {
    print("the sign says", sign.text)
  } onChange: {
    print("the text is about to change")
  }
  sign.close()
  print("the sign says", sign.text)
  // snippet.end
}
