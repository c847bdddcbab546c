import ViewCore

struct AppState {
  var stock = 12
}

final class Store: ObservableObject {
  @Published private(set) var state = AppState()
}

// snippet.a-foreign-hand
struct SellButton: View {
  @ObservedObject var store: Store
  var body: some View {
    Button("Sell") { store.state.stock -= 1 }
  }
}
// snippet.end
