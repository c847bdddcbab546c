// A `ViewSuite` of my own expects nothing.
// Refused by: the compiler
// Seen: 'ViewSuite' is ambiguous
import ViewCore

protocol ViewSuite {}

extension ViewSuite {
  func expect<Value>(
    _ seen: Value, is expected: Value, _ comment: @autoclosure () -> String
  ) {}
  func expect(
    _ seen: String, contains part: String, _ comment: @autoclosure () -> String
  ) {}
}

@Observable
final class Counter {
  var count = 0

  var note = ""

  func increment() { count += 1 }

  func reset() { count = 0 }
}

struct CounterScreen: View {
  let counter: Counter

  var body: some View {
    VStack {
      Text("Count: 0")
      Button("+1") { counter.increment() }
      Button("Reset") { counter.reset() }
    }
  }
}
