import LessonKit
import ObservationCore

// WRITE THIS: the chapter's own code. A slice is at most 20 lines of 56 columns.

// snippet.a-sample
@Observable
final class Sample {
  var value = 1
}
// snippet.end

let firstRun = Run(
  "first-run",
  predict: Prediction(
    "The value is read, and changes. What is printed?",
    .right(
      "`it was 1`",
      "the closure is called before the change, and reads the old value."),
    .wrong(
      "`it was 2`",
      "the closure is called before the change. The value isn't 2 yet."))
) {
  // snippet.first-run
  let sample = Sample()
  withObservationTracking {
    _ = sample.value
  } onChange: {
    print("it was", sample.value)
  }
  sample.value = 2
  // snippet.end
}
