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
      "no",
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
      "it doesn't compile: nothing is called `_text`",
      """
      the macro added `_text` as a private variable, so the class's own \
      methods can use it.
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
