import ViewCore

/// One step of the work on a batch of donuts.
@Observable
final class Step {
  let name: String
  var isDone = false

  init(name: String) { self.name = name }
}

/// One step in the list: `[fry] to do`.
struct StepRow: View {
  let step: Step

  var body: some View {
    // TODO 1: Show the step and its button here.
    Text("")
  }
}

/// The three steps of a batch, each with a button that ticks it off.
///
///     Batch
///     [dough] done
///     [fry] to do
///     [glaze] to do
struct BatchList: View {
  let dough: Step
  let fry: Step
  let glaze: Step

  var body: some View {
    VStack {
      Text("Batch")
      // TODO 2: Ticking off one step evaluates the whole list. Build the list
      // from rows that have their own bodies.
      row(of: dough)
      row(of: fry)
      row(of: glaze)
    }
  }

  private func row(of step: Step) -> some View {
    HStack {
      Button(step.name) { step.isDone.toggle() }
      Text(step.isDone ? "done" : "to do")
    }
  }
}
