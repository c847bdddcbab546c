// It is enough that an action reads the count and notes it in a variable that
// body shows.
// Refused by: the screen follows the count
// Seen: the count went from 3 to 7, and the screen says "Count: 3
import ViewCore

/// Something that is counted.
@Observable
final class Counter {
  var count = 0

  /// A remark for those who count. No screen shows it.
  var note = ""

  /// Counts one more.
  func increment() { count += 1 }

  /// Begins at 0 again.
  func reset() { count = 0 }
}

private var shownCount = 0

/// Shows a counter that somebody hands in, and lets a user count.
struct CounterScreen: View {
  let counter: Counter

  init(counter: Counter) {
    self.counter = counter
    shownCount = counter.count
  }

  var body: some View {
    VStack {
      Text("Count: \(shownCount)")
      Button("+1") {
        counter.increment()
        shownCount = counter.count
      }
      Button("Reset") {
        counter.reset()
        shownCount = counter.count
      }
    }
  }
}
