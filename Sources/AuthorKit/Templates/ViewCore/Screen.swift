import PlayKit
import ViewCore

// WRITE THIS: buttons for what happens to the model elsewhere, if anything.
let screens = [
  Screen("sample") {
    let sample = Sample()
    TYPE(sample: sample)
    Button("Next") { sample.value += 1 }
  }
]
