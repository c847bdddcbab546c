// A `!` of my own says that no step is done.
// Refused by: a row ticks its step off, and back
// Seen: the button of fry was tapped twice, and fry is done
import ViewCore

prefix func ! (value: Bool) -> Bool { true }

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
      Button(step.name) { step.isDone = true }
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
      StepRow(step: fry)
      StepRow(step: glaze)
    }
  }
}
