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
      to make a binding to a property of an object is to read that property, \
      in this host: the binding notes what it found, so that a parent's next \
      binding can be compared with it. The page made it in its body.
      """),
    .wrong(
      "`NameEditor`, as with the `$name` of a state",
      """
      a binding to a state is made without a read. One to a property of an \
      object is not: the property is asked when the binding is made.
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
      "yes: the bindings are made between its braces",
      """
      it is a matter of when. The braces of the `ForEach` run once for each \
      row, each time in a tracking of the row's own.
      """),
    .wrong(
      "yes: it holds the stores",
      "to hold objects is to read nothing of them."),
    .right(
      "no",
      """
      the braces of a `ForEach` run for each row, in a tracking of its own. \
      That is where this binding is made, and whose read it is.
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
