// What body has read is what the button switches.
// Refused by: a row switches what is there
// Seen: fry became done, then its button was tapped, and fry is still done
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
      let isDone = step.isDone
      Button(step.name) { step.isDone = !isDone }
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
