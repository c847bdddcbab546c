import LessonKit
import ViewCore

// snippet.a-global-store
let theStore = PublishedStore()

struct TipBell: View {
  var body: some View {
    Button("Tip") { theStore.dispatch(.tip(1)) }
  }
}

struct TipsLine: View {
  var body: some View {
    Text("line: \(theStore.state.tips)")
  }
}

struct TipsSign: View {
  @EnvironmentObject var store: PublishedStore
  var body: some View {
    Text("sign: \(store.state.tips)")
  }
}
// snippet.end

let everywhere = Run(
  "everywhere",
  predict: Prediction(
    "`Tip` is tapped. Which views are re-evaluated?",
    .wrong(
      "all three: each of them uses the same store",
      "using a store that publishes isn't enough to subscribe to it."),
    .right(
      "only `TipsSign`",
      """
      `TipsSign` declares the store with a wrapper, so it subscribes. The \
      other two views just use the constant, which doesn't subscribe them to \
      anything.
      """),
    .wrong(
      "`TipsLine` and `TipsSign`: these two show the tips",
      """
      if the store were observable, that would be right, because `TipsLine` \
      reads it. But this store publishes, and `TipsLine` doesn't subscribe.
      """))
) {
  // snippet.everywhere
  let host = ViewHost(
    VStack {
      TipBell()
      TipsLine()
      TipsSign()
    }.environmentObject(theStore))
  host.reset()
  host.tap("Tip")
  print(host.drawing)
  print(host.screen)
  // snippet.end
}

// snippet.a-stop-field
struct StopField: View {
  let store: PublishedStore
  @State private var draft = ""
  var body: some View {
    TextField("Next", text: $draft)
    Button("Go") { store.dispatch(.drive(to: draft)) }
  }
}

struct DriveScreen: View {
  let store: PublishedStore
  var body: some View {
    StopField(store: store)
    StopLine(store: store)
  }
}
// snippet.end

let aDraft = Run("a-draft") {
  // snippet.a-draft
  let store = PublishedStore()
  let host = ViewHost(DriveScreen(store: store))
  host.reset()
  for text in ["E", "El", "Elm"] {
    host.type(text, into: "Next")
  }
  host.tap("Go")
  print(host.count(of: StopLine.self))
  print(host.screen)
  // snippet.end
}

/// As in chapter 6.
@propertyWrapper
struct MyState<Value>: DynamicProperty {
  @State private var value: Value
  private let action: (Value) -> Void

  init(
    wrappedValue: Value, toAction action: @escaping (Value) -> Void
  ) {
    _value = State(initialValue: wrappedValue)
    self.action = action
  }

  var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  var projectedValue: Binding<Value> {
    Binding {
      value
    } set: { new in
      value = new
      action(new)
    }
  }
}

// snippet.a-pushing-field
struct PushingField: View {
  @MyState<String> var stop: String

  init(store: PublishedStore) {
    _stop = MyState(
      wrappedValue: store.state.stop,
      toAction: { store.dispatch(.drive(to: $0)) })
  }

  var body: some View { TextField("Stop", text: $stop) }
}
// snippet.end

let pushedUp = Run(
  "pushed-up",
  predict: Prediction(
    """
    You type `Elm` into the field. Then other code sends the truck to `Oak`. \
    What do the field and the line show in the end?
    """,
    .right(
      "`Elm` and `Oak`",
      """
      the field shows its own state, which is still the `Elm` that you typed. \
      The line shows the stop in the store, which is now `Oak`.
      """),
    .wrong(
      "`Oak` and `Oak`",
      """
      a new value goes only from the field to the store. When other code \
      changes the store, the field's state stays as it is.
      """),
    .wrong(
      "`Elm` and `Elm`",
      """
      the line subscribes to the store, so it shows the stop that was \
      dispatched last.
      """))
) {
  // snippet.pushed-up
  let store = PublishedStore()
  let host = ViewHost(
    VStack {
      PushingField(store: store)
      StopLine(store: store)
    })
  host.type("Elm", into: "Stop")
  print(host.screen)
  host.perform { store.dispatch(.drive(to: "Oak")) }
  print(host.screen)
  // snippet.end
}
