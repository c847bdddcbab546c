import LessonKit
import ViewCore

// snippet.a-sign-in
struct SignIn: View {
  @State var name = "Ann"
  var body: some View {
    Text("Welcome")
    Greeting(name: name, rename: { name = $0 })
  }
}

struct Greeting: View {
  let name: String
  let rename: (String) -> Void
  var body: some View {
    Text("Hello, \(name)")
    Button("I am Bea") { rename("Bea") }
  }
}
// snippet.end

let valueAndClosure = Scene("value-and-closure") {
  // snippet.value-and-closure
  let host = ViewHost(SignIn())
  host.reset()
  host.tap("I am Bea")
  print(host.screen)
  print(host.drawing)
  // snippet.end
}

// snippet.a-registration
struct Registration: View {
  @State var name = "Ann"
  var body: some View {
    Text("Welcome")
    NamePage(name: $name)
  }
}

struct NamePage: View {
  @Binding var name: String
  var body: some View { NameEditor(name: $name) }
}
// snippet.end

// snippet.a-name-editor
struct NameEditor: View {
  @Binding var name: String
  var body: some View {
    Text("Hello, \(name)")
    TextField("Name", text: $name)
  }
}
// snippet.end

let handedOn = Scene(
  "handed-on",
  predict: Prediction(
    "Bea is typed. Which bodies are evaluated?",
    .wrong(
      "all three: the name belongs to `Registration`, and passes `NamePage`",
      """
      to own a value and to hand on a binding to it is no read. The log lists \
      who has read.
      """),
    .wrong(
      "`Registration`, which owns the name, and `NameEditor`, which shows it",
      """
      the owner is marked if its body has read the name. It wrote `$name`, \
      which makes a binding and reads nothing.
      """),
    .right(
      "`NameEditor`",
      """
      it alone has read the name in its body. The two above it have handed on \
      a binding, and nobody has called its closure there.
      """))
) {
  // snippet.handed-on
  let host = ViewHost(Registration())
  host.reset()
  host.type("Bea", into: "Name")
  print(host.screen)
  print(host.drawing)
  // snippet.end
}
