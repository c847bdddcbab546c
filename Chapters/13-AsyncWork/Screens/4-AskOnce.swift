import PlayKit
import ViewCore

// WRITE THIS: buttons for what others do to the model, if somebody does.
let screens = [
  Screen("sample") {
    let sample = Sample()
    HarbourOffice(sample: sample)
    Button("Next") { sample.value += 1 }
  }
]
