// Switching a step off makes a new row.
// Refused by: to tick off a step evaluates one body
// Seen: evaluated: [BatchList: property Step.isDone, StepRow: mounted]
import ViewCore

@Observable
final class Step {
  let name: String
  var isDone = false

  init(name: String) { self.name = name }
}

struct StepRow: View {
  let step: Step

  var body: some View {
    HStack {
      Button(step.name) { step.isDone.toggle() }
      Text(step.isDone ? "done" : "to do")
    }
  }
}

struct BatchList: View {
  let dough: Step
  let fry: Step
  let glaze: Step

  var body: some View {
    VStack {
      Text("Batch")
      StepRow(step: dough)
      StepRow(step: fry).id(fry.isDone)
      StepRow(step: glaze)
    }
  }
}
