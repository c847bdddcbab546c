import LessonKit
import ViewCore

// snippet.an-action
struct AskView: View {
  let counter: Counter
  var body: some View {
    Button("How many?") { print(counter.count) }
  }
}
// snippet.end

let inAnAction = Run(
  "in-an-action",
  predict: Prediction(
    "The count becomes 5, then the button is tapped. What happens?",
    .right(
      "the body isn't evaluated, and the action prints 5",
      """
      the body read nothing, so no change invalidates it. The action reads \
      when it runs, and finds the current count.
      """),
    .wrong(
      "the body isn't evaluated, and the action prints 0",
      """
      the action captures the counter, not a copy of the count.
      """),
    .wrong(
      "the body is evaluated, and the action prints 5",
      """
      the action doesn't run while the body is evaluated, so the body didn't \
      read the count.
      """))
) {
  // snippet.in-an-action
  let counter = Counter()
  let host = ViewHost(AskView(counter: counter))
  host.reset()
  host.perform { counter.count = 5 }
  host.tap("How many?")
  print("evaluated:", host.evaluations)
  // snippet.end
}
