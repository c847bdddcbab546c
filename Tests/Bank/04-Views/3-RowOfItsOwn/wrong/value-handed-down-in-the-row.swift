// A view for the word is handed the value by the row, and only that view is
// evaluated.
// Refused by: to tick off a step evaluates one body
// Seen: evaluated: [StepRow: property Step.isDone, StepMark: inputs changed]
import ViewCore

/// One step of the work on a batch of donuts.
@Observable
final class Step {
  let name: String
  var isDone = false

  init(name: String) { self.name = name }
}

/// The three steps of a batch, each with a button that ticks it off.
struct BatchList: View {
  let dough: Step
  let fry: Step
  let glaze: Step

  var body: some View {
    VStack {
      Text("Batch")
      StepRow(step: dough)
      StepRow(step: fry)
      StepRow(step: glaze)
    }
  }
}

/// One step, as it stands in the list: `[fry] to do`.
struct StepRow: View {
  let step: Step

  var body: some View {
    HStack {
      Button(step.name) { step.isDone.toggle() }
      StepMark(isDone: step.isDone)
    }
  }
}

private struct StepMark: View {
  let isDone: Bool

  var body: some View { Text(isDone ? "done" : "to do") }
}
