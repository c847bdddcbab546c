// A row has to be handed the value beside the object, to be sure to see the
// change.
// Refused by: to tick off a step evaluates one body
// Seen: evaluated: [BatchList: property Step.isDone, StepRow: inputs changed]
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
      StepRow(step: dough, isDone: dough.isDone)
      StepRow(step: fry, isDone: fry.isDone)
      StepRow(step: glaze, isDone: glaze.isDone)
    }
  }
}

/// One step, as it stands in the list: `[fry] to do`.
struct StepRow: View {
  let step: Step
  let isDone: Bool?

  init(step: Step, isDone: Bool? = nil) {
    self.step = step
    self.isDone = isDone
  }

  var body: some View {
    HStack {
      Button(step.name) { step.isDone.toggle() }
      Text(isDone ?? step.isDone ? "done" : "to do")
    }
  }
}
