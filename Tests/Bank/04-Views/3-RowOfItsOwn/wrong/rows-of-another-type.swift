// The list may have rows of a type of its own.
// Refused by: the list is made of three rows
// Seen: a list of three steps is made of three
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
      BatchRow(step: dough)
      BatchRow(step: fry)
      BatchRow(step: glaze)
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

/// One step of a batch.
private struct BatchRow: View {
  let step: Step

  var body: some View {
    HStack {
      Button(step.name) { step.isDone.toggle() }
      Text(step.isDone ? "done" : "to do")
    }
  }
}
