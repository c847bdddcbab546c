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
    "Both setters compare. Whose `+= 0` is reported?",
    .right(
      "the one on `Truck`, where the macro wrote the accessors",
      """
      the macro wrote `_modify`, so `+=` changes the storage in place and is \
      reported. The handwritten class has no `_modify`: there, `+=` reads, \
      adds, and calls the setter, which finds an equal value.
      """),
    .wrong(
      "both",
      """
      going around the setter takes a `_modify`. The handwritten class has \
      none, so its `+=` ends in the setter, which compares.
      """),
    .wrong(
      "neither, since both setters compare",
      """
      `+=` on `Truck` never reaches the setter. It goes through `_modify`, \
      which compares nothing.
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

let throughAKeyPath = Run("through-a-key-path") {
  // snippet.through-a-key-path
  let truck = Truck()
  withObservationTracking {
    _ = truck.stock
  } onChange: {
    print("reported")
  }
  print("through a key path")
  truck[keyPath: \.stock] += 0
  print("on the property")
  truck.stock += 0
  // snippet.end
}
