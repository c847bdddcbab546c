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
    "The count becomes 5, and then the button is tapped. What happens?",
    .right(
      "the body isn't evaluated, and the action prints 5",
      """
      evaluating the body doesn't run the action, so the body never reads the \
      count. The action reads it when the button is tapped, and finds 5.
      """),
    .wrong(
      "the body isn't evaluated, and the action prints 0",
      """
      the action captures the counter, not a copy of the count.
      """),
    .wrong(
      "the body is evaluated, and the action prints 5",
      """
      the read is written in the body, but it only happens when the action \
      runs.
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
