// Computed properties of the type some View are views of their own.
// Refused by: to tick off a step evaluates one body
// Seen: evaluated: [BatchList: property Step.isDone]
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
      doughRow
      fryRow
      glazeRow
    }
  }

  private var doughRow: some View {
    HStack {
      Button(dough.name) { dough.isDone.toggle() }
      Text(dough.isDone ? "done" : "to do")
    }
  }

  private var fryRow: some View {
    HStack {
      Button(fry.name) { fry.isDone.toggle() }
      Text(fry.isDone ? "done" : "to do")
    }
  }

  private var glazeRow: some View {
    HStack {
      Button(glaze.name) { glaze.isDone.toggle() }
      Text(glaze.isDone ? "done" : "to do")
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
