import LessonKit
import ViewCore

// snippet.a-store
@Observable
final class Store: Identifiable {
  var name = "Corner"
  var isOpen = false
  var visits = 0
}
// snippet.end

// snippet.a-store-editor
struct StoreScreen: View {
  @State var store = Store()
  var body: some View { StoreEditor(store: store) }
}

struct StoreEditor: View {
  @Bindable var store: Store
  var body: some View {
    TextField("Name", text: $store.name)
    Toggle("Open", isOn: $store.isOpen)
  }
}
// snippet.end

let bindable = Run(
  "bindable",
  predict: Prediction(
    "Market is pasted, then Open is tapped. Which bodies are evaluated?",
    .wrong(
      "none: each body hands something on, and reads nothing",
      """
      that is true of the `$name` of a state. Here the store keeps the name, \
      and making a binding to it reads it.
      """),
    .right(
      "`StoreEditor`",
      """
      the editor makes both bindings in its body, so it has read both \
      properties.
      """),
    .wrong(
      "`StoreScreen`, which owns the store, and `StoreEditor`",
      """
      the screen hands on its store, and reads no property of it.
      """))
) {
  // snippet.bindable
  let host = ViewHost(StoreScreen())
  host.reset()
  host.paste("Market", into: "Name")
  host.tap("Open")
  print(host.screen)
  print(host.drawing)
  // snippet.end
}

// snippet.a-store-page
struct StorePage: View {
  @Bindable var store: Store
  var body: some View {
    Text("Your store")
    NameEditor(name: $store.name)
  }
}
// snippet.end

let madeInBody = Run("made-in-body") {
  // snippet.made-in-body
  let host = ViewHost(StorePage(store: Store()))
  host.reset()
  host.paste("Market", into: "Name")
  print(host.drawing)
  // snippet.end
}

// snippet.a-local-bindable
struct EnvironmentEditor: View {
  @Environment(Store.self) var store
  var body: some View {
    @Bindable var store = store
    TextField("Name", text: $store.name)
  }
}
// snippet.end

let localBindable = Run("local-bindable") {
  // snippet.local-bindable
  let store = Store()
  let host = ViewHost(
    EnvironmentEditor().environment(store))
  host.type("Market", into: "Name")
  print(host.screen, "for", store.name)
  // snippet.end
}

// snippet.a-street
struct Street: View {
  let stores: [Store]
  var body: some View {
    ForEach(stores) { store in
      Toggle(store.name, isOn: Bindable(store).isOpen)
    }
  }
}
// snippet.end

let inBraces = Run(
  "one-opened",
  predict: Prediction(
    "One of two stores is opened. Is the body of `Street` evaluated?",
    .wrong(
      "yes: the bindings are made in it",
      """
      the bindings are written in the body, but the body does not call the \
      closure of the `ForEach`. The host calls it afterwards, once for each row.
      """),
    .wrong(
      "yes: it holds the stores",
      "holding an object reads none of its properties."),
    .right(
      "no",
      """
      the closure of a `ForEach` is called for each row, in a tracking of its \
      own. The binding is made there, so the read belongs to the row.
      """))
) {
  // snippet.one-opened
  let stores = [Store(), Store()]
  let host = ViewHost(Street(stores: stores))
  host.reset()
  host.tap("Corner", at: 1)
  print(host.screen)
  print(host.drawing)
  // snippet.end
}
