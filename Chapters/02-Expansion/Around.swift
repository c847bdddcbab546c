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
    "A method of the class closes the sign. Is the change reported?",
    .right(
      "no, but the sign says `closed`",
      """
      the setter of `text` would report the change, but this method bypasses \
      it and writes to `_text`.
      """),
    .wrong(
      "yes, since `_text` is where the text is kept",
      """
      `_text` stores the text but reports nothing.
      """),
    .wrong(
      "no, and the sign still says `open`: `_text` is a copy",
      """
      `_text` isn't a copy. It's the private variable in which the macro \
      stores the text.
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
