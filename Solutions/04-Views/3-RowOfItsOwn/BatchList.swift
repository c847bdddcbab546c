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
    // Why 1: the body of a `StepRow` reads `isDone` of its own step, so only
    // that body is evaluated when this step changes.
    HStack {
      Button(step.name) { step.isDone.toggle() }
      Text(step.isDone ? "done" : "to do")
    }
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
      // Why 2: a function runs inside the body that calls it, so its reads
      // count for that body. The list now passes each step along, and reads no
      // property that changes.
      StepRow(step: dough)
      StepRow(step: fry)
      StepRow(step: glaze)
    }
  }
}
