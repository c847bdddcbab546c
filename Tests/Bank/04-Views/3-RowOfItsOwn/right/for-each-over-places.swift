// The list is a ForEach over the places of an array of steps.
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
      ForEach(0..<steps.count) { place in
        StepRow(step: steps[place])
      }
    }
  }

  private var steps: [Step] { [dough, fry, glaze] }
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
