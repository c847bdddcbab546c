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
    "The count becomes 5, then somebody taps. What happens?",
    .right(
      "the body is not evaluated, and the action prints 5",
      """
      the body has read nothing, so no change concerns it. The action reads \
      when it runs, and finds the count of that moment.
      """),
    .wrong(
      "the body is not evaluated, and the action prints 0",
      """
      the action holds the counter, not a copy of the count. It reads when \
      it runs.
      """),
    .wrong(
      "the body is evaluated, and the action prints 5",
      """
      the action is written in the body, but does not run there. While the \
      body was evaluated, nothing read the count.
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
