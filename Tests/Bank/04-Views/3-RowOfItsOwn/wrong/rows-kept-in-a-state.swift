// A list keeps its rows, so that they are not made again.
// Refused by: a list shows the steps that it is handed now
// Seen: handed three other steps, mix, bake and sugar, the list shows "Batch
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
  @State private var steps: [Step]

  init(dough: Step, fry: Step, glaze: Step) {
    _steps = State(initialValue: [dough, fry, glaze])
  }

  var body: some View {
    VStack {
      Text("Batch")
      StepRow(step: steps[0])
      StepRow(step: steps[1])
      StepRow(step: steps[2])
    }
  }
}
