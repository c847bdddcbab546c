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

let byHand = Run(
  "by-hand",
  predict: Prediction(
    "The store's name is Ann, and Ann is assigned again. Is that reported?",
    .wrong(
      "no, the name doesn't change",
      """
      the macro's setter would compare the two names, but this setter doesn't.
      """),
    .right(
      "yes",
      """
      the setter always calls `withMutation`, which always notifies the \
      observers. The registrar can't compare the names, because it never sees \
      a value.
      """),
    .wrong(
      "no, the macro wrote none of this",
      """
      the registrar can't tell who wrote the accessors.
      """))
) {
  // snippet.by-hand
  let store = StoreByHand()
  withObservationTracking {
    print("the door says", store.name)
  } onChange: {
    print("it was", store.name)
  }
  store.name = "Ann"
  print("it is", store.name)
  // snippet.end
}
