// A button knows its row by the name of the step.
// Refused by: a row ticks its step off, and back
// Seen: the button of fry was tapped, and fry is still to do
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
      let _ = steps[step.name] = steps[step.name] ?? step
      Button(step.name) { steps[step.name]?.isDone.toggle() }
      Text(step.isDone ? "done" : "to do")
    }
  }
}

nonisolated(unsafe) private var steps: [String: Step] = [:]

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
