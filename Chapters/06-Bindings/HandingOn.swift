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

let valueAndClosure = Run("value-and-closure") {
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

let handedOn = Run(
  "handed-on",
  predict: Prediction(
    "Bea is pasted into the field. Which bodies are evaluated?",
    .wrong(
      """
      all three: the name belongs to `Registration`, and passes through \
      `NamePage`
      """,
      """
      a view is invalidated because its body read the value, and neither \
      owning the value nor passing a binding along is a read.
      """),
    .wrong(
      "`Registration`, which owns the name, and `NameEditor`, which shows it",
      """
      the body of `Registration` uses `$name`, but creating a binding to a \
      state property doesn't read the property.
      """),
    .right(
      "`NameEditor`",
      """
      only the editor's body read the name. The two views above it pass a \
      binding along without reading the name.
      """))
) {
  // snippet.handed-on
  let host = ViewHost(Registration())
  host.reset()
  host.paste("Bea", into: "Name")
  print(host.screen)
  print(host.drawing)
  // snippet.end
}
