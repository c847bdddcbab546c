import LessonKit
import ObservationCore

// snippet.a-store-by-hand
final class StoreByHand: Observable {
  private let registrar = ObservationRegistrar()
  private var _name = "Ann"

  var name: String {
    get {
      registrar.access(self, keyPath: \.name)
      return _name
    }
    set {
      registrar.withMutation(
        of: self, keyPath: \.name
      ) { _name = newValue }
    }
  }
}
// snippet.end

let byHand = Scene("by-hand") {
  // snippet.by-hand
  let store = StoreByHand()
  withObservationTracking {
    print("the door says", store.name)
  } onChange: {
    print("it was", store.name)
  }
  store.name = "Bea"
  print("it is", store.name)
  // snippet.end
}

let noChange = Scene(
  "no-change",
  predict: Prediction(
    "No value changes here. What is reported?",
    .wrong(
      "nothing, for nothing has changed",
      """
      the registrar never sees a value. Whoever calls `willSet` says that \
      there will be a change, and is believed.
      """),
    .right(
      "a change of the name",
      """
      `willSet` says that the name is about to change, and the registrar passes \
      it on to whoever has read it. It never sees a value.
      """),
    .wrong(
      "a change of the name, twice",
      """
      `didSet` is called for a change that is over. Nobody waits for that: \
      `onChange` runs before a change.
      """))
) {
  // snippet.no-change
  let registrar = ObservationRegistrar()
  let store = Store()
  withObservationTracking {
    registrar.access(store, keyPath: \.name)
  } onChange: {
    print("the name is about to change")
  }
  registrar.willSet(store, keyPath: \.name)
  registrar.didSet(store, keyPath: \.name)
  // snippet.end
}
