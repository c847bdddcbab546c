import LessonKit
import ViewCore

// snippet.a-subject-store
final class SubjectStore {
  let stop = CurrentValueSubject<String, Never>("Main")
  let stock = CurrentValueSubject<Int, Never>(12)
  let tips = CurrentValueSubject<Int, Never>(0)

  func dispatch(_ action: Action) {
    let state = AppState(
      stop: stop.value, stock: stock.value,
      tips: tips.value)
    let next = reduce(state, action)
    stop.value = next.stop
    stock.value = next.stock
    tips.value = next.tips
  }
}
// snippet.end

enum BySubjects {
  // snippet.a-receiving-line
  struct StopLine: View {
    let store: SubjectStore
    @State private var stop = ""
    var body: some View {
      Text("at \(stop)")
        .onReceive(store.stop) { stop = $0 }
    }
  }
  // snippet.end

  struct StockLine: View {
    let store: SubjectStore
    @State private var stock = 0
    var body: some View {
      Text("\(stock) donuts")
        .onReceive(store.stock) { stock = $0 }
    }
  }

  struct TipButton: View {
    let store: SubjectStore
    var body: some View {
      Button("Tip") { store.dispatch(.tip(1)) }
    }
  }

  struct TruckScreen: View {
    let store: SubjectStore
    var body: some View {
      StopLine(store: store)
      StockLine(store: store)
      TipButton(store: store)
    }
  }
}

let appears = Run("appears") {
  // snippet.appears
  let store = SubjectStore()
  let host = ViewHost(BySubjects.StopLine(store: store))
  print(host.screen)
  print(host.table)
  // snippet.end
}

let aDrive = Run("a-drive") {
  // snippet.a-drive
  let store = SubjectStore()
  let screen = BySubjects.TruckScreen(store: store)
  let host = ViewHost(screen)
  host.reset()
  host.tap("Tip")
  print(host.evaluations.count, "bodies for the tip")
  host.perform { store.dispatch(.drive(to: "Elm")) }
  print(host.drawing)
  // snippet.end
}

// snippet.three-lines
struct ThreeLines: View {
  let store: SubjectStore
  @State private var stop = "Main"
  @State private var tips = 0
  var body: some View {
    Text("a state: \(stop)")
    Text("a value: \(store.stop.value)")
    Text("\(tips) tips")
      .onReceive(store.tips) { tips = $0 }
  }
}
// snippet.end

let forgotten = Run(
  "forgotten",
  predict: Prediction(
    """
    The truck drives to Elm, and then gets a tip. What do the first two lines \
    show in the end?
    """,
    .wrong(
      "`Main` and `Main`",
      """
      the view does subscribe to the tips, so its body is evaluated after the \
      tip and reads the subject's current value.
      """),
    .wrong(
      "`Elm` and `Elm`",
      """
      a state property changes only when some code sets it, and no code sets \
      `stop`.
      """),
    .right(
      "`Main` and `Elm`",
      """
      the view doesn't subscribe to the stop, so the drive doesn't re-evaluate \
      the view, but the tip does. The body then reads its state property, \
      which is still `Main`, and the subject's value, which is now `Elm`.
      """))
) {
  // snippet.forgotten
  let store = SubjectStore()
  let host = ViewHost(ThreeLines(store: store))
  host.perform { store.dispatch(.drive(to: "Elm")) }
  print(host.screen)
  host.perform { store.dispatch(.tip(1)) }
  print(host.screen)
  // snippet.end
}
