// The counter is @Bindable, and a button counts through a binding that it makes
// itself.
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

/// Shows a counter that somebody hands in, and lets a user count.
struct CounterScreen: View {
  @Bindable private var counter: Counter

  init(counter: Counter) {
    _counter = Bindable(counter)
  }

  var body: some View {
    VStack {
      Text("Count: \(counter.count)")
      Button("+1") {
        let count = $counter.count
        count.wrappedValue = count.wrappedValue + 1
      }
      Button("Reset") { counter.reset() }
    }
  }
}
