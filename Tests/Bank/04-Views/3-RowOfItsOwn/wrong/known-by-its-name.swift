// Two rows are the same if their steps have the same name.
// Refused by: a row tells two steps of one name apart
// Seen: handed another step of the same name, which is done, the row shows
import ViewCore

@Observable
final class Step {
  let name: String
  var isDone = false

  init(name: String) { self.name = name }
}

struct StepRow: View, Equatable {
  let step: Step

  static func == (left: StepRow, right: StepRow) -> Bool {
    left.step.name == right.step.name
  }

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
      StepRow(step: fry)
      StepRow(step: glaze)
    }
  }
}
