// A `!=` of my own takes no visit for a visit.
// Refused by: the visits are kept when the title changes
// Seen: ["Visits: 1"] before another title, and after it the screen says
import ViewCore

func != (left: [String], right: [String]) -> Bool { true }
func != (left: String, right: String) -> Bool { true }

@Observable
final class Store {
  let name: String
  var visits = 0

  init(name: String = "Corner") { self.name = name }
}

struct StoreScreen: View {
  let title: String

  let store = Store()

  init(title: String) {
    self.title = title
  }

  var body: some View {
    VStack {
      Text(title)
      Text("Visits: \(store.visits)")
      Button("Welcome") { store.visits += 1 }
    }
  }
}

struct StoreLine: View {
  let store: Store

  var body: some View {
    Text("\(store.name): \(store.visits)")
  }
}
