import LessonKit
import ViewCore

let sizes = [10, 1000, 10_000]

// snippet.bodies
func bodies(
  _ host: ViewHost, _ action: () -> Void
) -> Int {
  host.reset()
  host.perform(action)
  return host.evaluations.count
}
// snippet.end

/// What no log lists; no observer is notified of it.
final class Costs {
  var closures = 0
  var texts = 0
  var comparisons = 0
  var calls = 0
}

let costs = Costs()

func reads(_ action: () -> Void) -> Int {
  let trace = Trace([
    "all": \TodoStore.all, "isDone": \Todo.isDone,
    "isFinished": \CountingStore.isFinished,
  ])
  trace.record(action)
  return trace.events.count { $0.kind == .read }
}

/// Prints a line of a table: what is counted, and the counts.
func line(_ first: String, _ cells: Any...) {
  let texts = cells.map { "\($0)" }
  print(
    first + padding((cells.count > 3 ? 12 : 23) - first.count)
      + texts.map { padding(11 - $0.count) + $0 }.joined())
}

private func padding(_ count: Int) -> String {
  String(repeating: " ", count: max(0, count))
}
