// A function may ask which row to show, as long as the rows are views.
// Refused by: to tick off a step evaluates one body
// Seen: evaluated: [BatchList: property Step.isDone, StepRow: mounted]
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
      row(of: dough)
      row(of: fry)
      row(of: glaze)
    }
  }

  @ViewBuilder
  private func row(of step: Step) -> some View {
    if step.isDone {
      StepRow(step: step)
    } else {
      StepRow(step: step)
    }
  }
}

/// One step, as it stands in the list: `[fry] to do`.
struct StepRow: View {
  let step: Step

  var body: some View {
    HStack {
      Button(step.name) { step.isDone.toggle() }
      Text(step.isDone ? "done" : "to do")
    }
  }
}
