// The row has a button and a mark, which are views, and the mark alone reads.
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
      StepButton(step: step)
      StepMark(step: step)
    }
  }
}

/// Ticks a step off, or back on.
private struct StepButton: View {
  let step: Step

  var body: some View {
    Button {
      step.isDone = !step.isDone
    } label: {
      Text(step.name)
    }
  }
}

/// `done` or `to do`.
private struct StepMark: View {
  let step: Step

  var body: some View {
    Text(step.isDone ? "done" : "to do")
  }
}
