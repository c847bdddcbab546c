// Ticking a step off sets it to done.
// Refused by: a row ticks its step off, and back
// Seen: the button of fry was tapped twice, and fry is done
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
      Button(step.name) { step.isDone = true }
      Text(step.isDone ? "done" : "to do")
    }
  }
}
