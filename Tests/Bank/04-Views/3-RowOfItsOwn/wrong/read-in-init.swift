// A row's init may copy the value that body shows.
// Refused by: a row follows its step
// Seen: fry is done, and its row shows "[fry] to do". Evaluated: []
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
  let isDone: Bool

  init(step: Step) {
    self.step = step
    isDone = step.isDone
  }

  var body: some View {
    HStack {
      Button(step.name) { step.isDone.toggle() }
      Text(isDone ? "done" : "to do")
    }
  }
}
