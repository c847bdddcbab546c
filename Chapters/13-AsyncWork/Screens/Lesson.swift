import PlayKit
import ViewCore

// WRITE THIS: one or two screens of the lesson that are worth a try.
let screens = [
  Screen("sample") {
    let sample = Sample()
    SampleView(sample: sample)
    Button("Next") { sample.value += 1 }
  }
]
