import LessonKit
import ViewCore

// snippet.a-titled-editor
struct TitledEditor: View {
  let title: String
  @Bindable var store = Store()
  var body: some View {
    TextField(title, text: $store.name)
  }
}

struct Desk: View {
  @State var title = "Day"
  var body: some View {
    TitledEditor(title: title)
    Button("Night") { title = "Night" }
  }
}
// snippet.end

let bindableOwns = Run(
  "bindable-owns",
  predict: Prediction(
    "Market is typed, and then the title changes. What does the field show?",
    .wrong(
      "`Night: Market_`",
      "to keep the store, the editor would need `@State`."),
    .right(
      "`Night: Corner_`",
      """
      the desk creates the editor again, and `= Store()` makes a new store. \
      `@Bindable` doesn't keep the old store.
      """),
    .wrong(
      "`Day: Market_`",
      """
      the title is an input that has changed, so the editor is re-evaluated \
      and shows the new title.
      """))
) {
  // snippet.bindable-owns
  let host = ViewHost(Desk())
  host.type("Market", into: "Day")
  print(host.screen)
  host.tap("Night")
  print(host.screen)
  // snippet.end
}

// snippet.a-constant-switch
struct ConstantSwitch: View {
  let store: Store
  var body: some View {
    Toggle("Open", isOn: .constant(store.isOpen))
  }
}
// snippet.end

let constants = Run("constants") {
  // snippet.constants
  let store = Store()
  let host = ViewHost(ConstantSwitch(store: store))
  host.tap("Open")
  print(host.screen, store.isOpen)
  host.perform { store.isOpen = true }
  print(host.screen, store.isOpen)
  // snippet.end
}
