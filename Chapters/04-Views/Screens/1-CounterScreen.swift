import PlayKit
import ViewCore

let screens = [
  Screen("counter") {
    let counter = Counter()
    CounterScreen(counter: counter)
    Button("Change the note") { counter.note += "!" }
  }
]
