import ViewCore

// snippet.a-plain-property
@Observable
final class Store {
  var name = "Corner"
}

struct StoreEditor: View {
  let store: Store
  var body: some View {
    TextField("Name", text: $store.name)
  }
}
// snippet.end
