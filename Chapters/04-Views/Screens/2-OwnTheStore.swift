import PlayKit
import ViewCore

/// Describes the screen anew every day.
private struct Street: View {
  @State private var day = 1

  var body: some View {
    VStack {
      StoreScreen(title: "Day \(day)")
      Button("Next day") { day += 1 }
    }
  }
}

let screens = [
  Screen("screen") {
    Street()
  },
  Screen("line") {
    let store = Store(name: "Corner")
    StoreLine(store: store)
    Button("Visit") { store.visits += 1 }
  },
]
