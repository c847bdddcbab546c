import LessonKit
import ViewCore

// snippet.a-published-store
final class PublishedStore: ObservableObject {
  @Published private(set) var state = AppState()

  func dispatch(_ action: Action) {
    state = reduce(state, action)
  }
}
// snippet.end

// snippet.published-lines
struct StopLine: View {
  @ObservedObject var store: PublishedStore
  var body: some View {
    Text("at \(store.state.stop)")
  }
}

struct TipButton: View {
  @ObservedObject var store: PublishedStore
  var body: some View {
    Button("Tip") { store.dispatch(.tip(1)) }
  }
}
// snippet.end

struct StockLine: View {
  @ObservedObject var store: PublishedStore
  var body: some View {
    Text("\(store.state.stock) donuts")
  }
}

// snippet.a-truck-screen
struct TruckScreen: View {
  let store: PublishedStore
  var body: some View {
    StopLine(store: store)
    StockLine(store: store)
    TipButton(store: store)
  }
}
// snippet.end

let aTip = Run("a-tip") {
  // snippet.a-tip
  let store = PublishedStore()
  let host = ViewHost(TruckScreen(store: store))
  host.reset()
  host.tap("Tip")
  print(host.drawing)
  // snippet.end
}

// snippet.a-clock
final class Clock: ObservableObject {
  @Published var time = "9:00"
}

struct ClockView: View {
  @StateObject var clock = Clock()
  var body: some View {
    print("the clock view")
    return VStack {
      TimeLabel(time: $clock.time)
      Button("Noon") { clock.time = "12:00" }
    }
  }
}
// snippet.end

struct TimeLabel: View {
  @Binding var time: String
  var body: some View {
    print("the label")
    return Text(time)
  }
}

let twoNoons = Run("two-noons") {
  // snippet.two-noons
  let host = ViewHost(ClockView())
  print("first tap")
  host.tap("Noon")
  print("second tap")
  host.tap("Noon")
  // snippet.end
}
