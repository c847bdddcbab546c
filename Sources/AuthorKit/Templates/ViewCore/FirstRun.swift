import LessonKit
import ViewCore

// WRITE THIS: the chapter's own code. A slice is at most 20 lines of 56 columns.

// snippet.a-sample
@Observable
final class Sample {
  var value = 1
}

struct SampleView: View {
  let sample: Sample

  var body: some View { Text("Value: \(sample.value)") }
}
// snippet.end

let firstRun = Run(
  "first-run",
  predict: Prediction(
    "The value changes. What does the screen show?",
    .right(
      "`Value: 2`",
      "the body reads the value, so it's evaluated again."),
    .wrong(
      "`Value: 1`, as before",
      "the host re-evaluates each body that read the changed property."))
) {
  // snippet.first-run
  let sample = Sample()
  let host = ViewHost(SampleView(sample: sample))
  host.perform { sample.value = 2 }
  print(host.screen)
  // snippet.end
}
