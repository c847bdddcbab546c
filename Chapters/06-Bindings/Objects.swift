import LessonKit
import ViewCore

// snippet.a-store
@Observable
final class Store: Identifiable {
  var name = "Corner"
  var isOpen = false
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

let bindable = Run("bindable") {
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

let inBraces = Run("one-opened") {
  // snippet.one-opened
  let stores = [Store(), Store()]
  let host = ViewHost(Street(stores: stores))
  host.reset()
  host.tap("Corner", at: 1)
  print(host.screen)
  print(host.drawing)
  // snippet.end
}
