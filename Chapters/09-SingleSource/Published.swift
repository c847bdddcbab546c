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

let aTip = Run(
  "a-tip",
  predict: Prediction(
    "No view shows the tips. `Tip` is tapped. Which views are evaluated?",
    .wrong(
      "none",
      """
      the state is one published property. Before each assignment the store \
      says that it will change, but not which part of it.
      """),
    .wrong(
      "`StopLine` and `StockLine`: they have read the state",
      """
      reads of a published object are not tracked. The wrapper listens, \
      whatever the body reads.
      """),
    .right(
      "`StopLine`, `StockLine` and `TipButton`",
      """
      each view declares the store with a wrapper that listens. So does the \
      button, though it shows nothing from the store.
      """))
) {
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

let twoNoons = Run(
  "two-noons",
  predict: Prediction(
    "What does the second tap print?",
    .right(
      "`the clock view`",
      """
      `@Published` sends for an equal value, too, and the view listens. The \
      view gives its label a binding to the same place with the same value, so \
      the label is skipped.
      """),
    .wrong(
      "`the clock view` and `the label`",
      """
      the first tap prints that, because it changed the value. A label that is \
      given what it had before is skipped.
      """),
    .wrong(
      "nothing: the time is 12:00 already",
      """
      an observable property would announce nothing for an equal value. \
      `@Published` does not look at the value.
      """))
) {
  // snippet.two-noons
  let host = ViewHost(ClockView())
  print("first tap")
  host.tap("Noon")
  print("second tap")
  host.tap("Noon")
  // snippet.end
}

struct Street: View {
  let store: PublishedStore
  let length: Int
  var body: some View {
    ForEach(0..<length, id: \.self) { _ in
      StopLine(store: store)
    }
  }
}

let longStreets = Run("long-streets") {
  for length in [10, 100, 1000] {
    let store = PublishedStore()
    let street = Street(store: store, length: length)
    let host = ViewHost(street)
    host.reset()
    host.perform { store.dispatch(.tip(1)) }
    print(length, "lines:", host.evaluations.count)
  }
}
