// A general line shows any property of any object, by its key path.
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
  let counter: Counter

  var body: some View {
    VStack {
      Line(title: "Count", object: counter, value: \.count)
      Button("+1") { counter.increment() }
      Button("Reset") { counter.reset() }
    }
  }
}

/// A title, and a property as it is now.
private struct Line<Object: AnyObject, Value>: View {
  let title: String
  let object: Object
  let value: KeyPath<Object, Value>

  var body: some View {
    Text("\(title): \(object[keyPath: value])")
  }
}
