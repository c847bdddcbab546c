import LessonKit
import ViewCore

// snippet.ten-taps
let day = [
  "+5", "+5", "post", "Star", "Late",
  "+5", "bank", "Star", "post", "Late",
]

func bodies(_ host: ViewHost) -> [Int] {
  day.map { tap in
    host.reset()
    host.tap(tap)
    return host.evaluations.count
  }
}
// snippet.end

let tenTaps = Run(
  "ten-taps-four-times",
  predict: Prediction(
    """
    In the original app, the ten taps cause 34 evaluations. Now the store and \
    its to-dos are observable, but the account still publishes. How many \
    evaluations do the ten taps cause now?
    """,
    .wrong(
      "10: one for each tap",
      """
      a tap on `Star` re-evaluates all three views that declare the account.
      """),
    .right(
      "14: three for each `Star`, and one for any other tap",
      """
      a tap on `+5` or `Late` used to cause five evaluations. Now it causes \
      one, because only one view read the property that changes. But the \
      account still publishes, so a tap on `Star` causes three, as before.
      """),
    .wrong(
      "17: three for each `Star`, two for each tick, and one for any other tap",
      """
      a tick doesn't notify the list, because only the row reads whether its \
      to-do is done.
      """))
) {
  let columns = [
    ("before", bodies(ViewHost(Before.TodoScreen()))),
    ("store", bodies(ViewHost(OneModel.TodoScreen()))),
    ("account", bodies(ViewHost(ModelsFirst.TodoScreen()))),
    ("views", bodies(ViewHost(After.TodoScreen()))),
  ]
  printTaps(columns)
}

/// Prints the bodies of each tap, a column for each state of the app, and
/// their sums.
private func printTaps(_ columns: [(name: String, bodies: [Int])]) {
  func line(_ first: String, _ cells: [String]) {
    let padded = cells.map { padding(9 - $0.count) + $0 }
    print(first + padding(4 - first.count) + padded.joined())
  }
  line("tap", columns.map(\.name))
  for (index, tap) in day.enumerated() {
    line(tap, columns.map { "\($0.bodies[index])" })
  }
  line("sum", columns.map { "\($0.bodies.reduce(0, +))" })
}

private func padding(_ count: Int) -> String {
  String(repeating: " ", count: max(0, count))
}
