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

let bindable = Scene("bindable") {
  // snippet.bindable
  let host = ViewHost(StoreScreen())
  host.reset()
  host.type("Market", into: "Name")
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

let madeInBody = Scene(
  "made-in-body",
  predict: Prediction(
    "Market is typed. Which bodies are evaluated?",
    .right(
      "`StorePage` and `NameEditor`",
      """
      in this host, making a binding to a property of an object reads that \
      property: the binding notes what it found, so that the parent's next \
      binding can be compared with it. The page makes its binding in its body.
      """),
    .wrong(
      "`NameEditor`, as with the `$name` of a state",
      """
      a binding to a state is made without a read. A binding to a property of \
      an object is not: the property is read when the binding is made.
      """),
    .wrong(
      "`StorePage`: it has the `@Bindable`",
      """
      the editor is handed a binding that has found another name, which is \
      another input; and it has read the name itself.
      """))
) {
  // snippet.made-in-body
  let host = ViewHost(StorePage(store: Store()))
  host.reset()
  host.type("Market", into: "Name")
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

let localBindable = Scene("local-bindable") {
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

let inBraces = Scene(
  "in-braces",
  predict: Prediction(
    "One of two stores is opened. Is the body of `Street` evaluated?",
    .wrong(
      "yes: the bindings are made in it",
      """
      they are written in it. But it does not run the braces of the `ForEach`; \
      the host runs them after it, once for each row.
      """),
    .wrong(
      "yes: it holds the stores",
      "holding an object reads none of its properties."),
    .right(
      "no",
      """
      the braces of a `ForEach` run for each row, in a tracking of its own. \
      The binding is made there, so the read is the row's.
      """))
) {
  // snippet.in-braces
  let stores = [Store(), Store()]
  let host = ViewHost(Street(stores: stores))
  host.reset()
  host.tap("Corner", at: 1)
  print(host.screen)
  print(host.drawing)
  // snippet.end
}
