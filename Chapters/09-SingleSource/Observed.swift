import LessonKit
import ViewCore

// snippet.a-whole-store
@Observable
final class WholeStore {
  private(set) var state = AppState()

  func dispatch(_ action: Action) {
    state = reduce(state, action)
  }
}
// snippet.end

enum AsAWhole {
  // snippet.whole-lines
  struct StopLine: View {
    let store: WholeStore
    var body: some View {
      Text("at \(store.state.stop)")
    }
  }

  struct TipButton: View {
    let store: WholeStore
    var body: some View {
      Button("Tip") { store.dispatch(.tip(1)) }
    }
  }
  // snippet.end

  struct StockLine: View {
    let store: WholeStore
    var body: some View { Text("\(store.state.stock) donuts") }
  }

  struct TruckScreen: View {
    let store: WholeStore
    var body: some View {
      StopLine(store: store)
      StockLine(store: store)
      TipButton(store: store)
    }
  }
}

let observedTip = Run(
  "observed-tip",
  predict: Prediction(
    "No view shows the tips. `Tip` is tapped. Which views are re-evaluated?",
    .right(
      "`StopLine` and `StockLine`",
      """
      `state` is one property that contains all the parts. Both lines have \
      read it, and the tip changes it. The button's body doesn't read it.
      """),
    .wrong(
      "none",
      """
      Observation tracks properties, and this store has only one, which \
      contains the tips as well.
      """),
    .wrong(
      "`StopLine`, `StockLine` and `TipButton`, as before",
      """
      no view subscribes to the store any more, and the button uses it only in \
      its action.
      """))
) {
  // snippet.observed-tip
  let store = WholeStore()
  let host = ViewHost(AsAWhole.TruckScreen(store: store))
  host.reset()
  host.tap("Tip")
  print(host.drawing)
  // snippet.end
}

// snippet.a-part-store
@Observable
final class PartStore {
  private(set) var stop = "Main"
  private(set) var stock = 12
  private(set) var tips = 0

  var state: AppState {
    AppState(stop: stop, stock: stock, tips: tips)
  }

  func dispatch(_ action: Action) {
    let next = reduce(state, action)
    stop = next.stop
    stock = next.stock
    tips = next.tips
  }
}
// snippet.end

enum ByParts {
  struct StopLine: View {
    let store: PartStore
    var body: some View { Text("at \(store.stop)") }
  }

  struct StockLine: View {
    let store: PartStore
    var body: some View { Text("\(store.stock) donuts") }
  }

  struct TipButton: View {
    let store: PartStore
    var body: some View {
      Button("Tip") { store.dispatch(.tip(1)) }
    }
  }

  struct TruckScreen: View {
    let store: PartStore
    var body: some View {
      StopLine(store: store)
      StockLine(store: store)
      TipButton(store: store)
    }
  }
}

let theSameDrive = Run("the-same-drive") {
  // snippet.the-same-drive
  let store = PartStore()
  let host = ViewHost(ByParts.TruckScreen(store: store))
  host.reset()
  host.tap("Tip")
  print(host.evaluations.count, "bodies for the tip")
  host.perform { store.dispatch(.drive(to: "Elm")) }
  print(host.drawing)
  // snippet.end
}
