import LessonKit
import ObservationCore

// snippet.a-truck
@Observable
final class Truck {
  var stock = 10
}
// snippet.end

// snippet.a-truck-by-hand
final class TruckByHand: Observable {
  private let registrar = ObservationRegistrar()
  private var _stock = 10

  var stock: Int {
    get {
      registrar.access(self, keyPath: \.stock)
      return _stock
    }
    set {
      guard _stock != newValue else {
        _stock = newValue
        return
      }
      registrar.withMutation(
        of: self, keyPath: \.stock
      ) { _stock = newValue }
    }
  }
}
// snippet.end

let inPlace = Run(
  "in-place",
  predict: Prediction(
    "Both setters compare. Which `+= 0` is reported?",
    .right(
      "the one on `Truck`, where the macro wrote the accessors",
      """
      on `Truck`, `+=` calls the `_modify` that the macro wrote, which reports \
      a change without comparing anything. `TruckByHand` has no `_modify`, so \
      there, `+=` reads the stock, adds 0, and calls the setter. The setter \
      finds that the stock hasn't changed, so it reports nothing.
      """),
    .wrong(
      "both",
      """
      only `_modify` avoids the setter, and `TruckByHand` has none.
      """),
    .wrong(
      "neither, since both setters compare",
      """
      on `Truck`, `+=` calls `_modify` instead of the setter.
      """))
) {
  // snippet.in-place
  let truck = Truck()
  let truckByHand = TruckByHand()
  withObservationTracking {
    _ = truck.stock
  } onChange: {
    print("Truck")
  }
  withObservationTracking {
    _ = truckByHand.stock
  } onChange: {
    print("TruckByHand")
  }
  truck.stock += 0
  truckByHand.stock += 0
  // snippet.end
}
