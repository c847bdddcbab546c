import LessonKit
import ObservationCore
import Synchronization

// snippet.notifications
func notifications<Value>(
  of read: () -> Value, by changes: () -> Void
) -> Int {
  let count = Mutex(0)
  withObservationTracking {
    _ = read()
  } onChange: {
    count.withLock { $0 += 1 }
  }
  changes()
  return count.withLock { $0 }
}
// snippet.end

// snippet.a-protocol
@MainActor
protocol Truck: AnyObject, Observable, Sendable {
  var name: String { get set }
  var donuts: Int { get set }
}

extension FoodTruck: Truck {}
// snippet.end

// snippet.truck-b
@MainActor
final class TruckB: Truck {
  private let registrar = ObservationRegistrar()
  private var stock = 10
  var name = "Ann"

  var donuts: Int {
    get {
      registrar.access(self, keyPath: \.donuts)
      return stock
    }
    set {
      stock = newValue
      registrar.willSet(self, keyPath: \.donuts)
      registrar.didSet(self, keyPath: \.donuts)
    }
  }
}
// snippet.end

// snippet.trucks-c-and-d
@MainActor
@Observable
final class TruckC: Truck {
  var donuts = 10
  var name = "Ann" {
    didSet { withMutation(keyPath: \.donuts) {} }
  }
}

@MainActor
@Observable
final class TruckD: Truck {
  @ObservationIgnored var donuts = 10
  var name = "Ann"
}
// snippet.end

// snippet.judge
@MainActor
func judge(_ test: (any Truck) -> Bool) {
  let trucks: [any Truck] = [
    FoodTruck(), TruckB(), TruckC(), TruckD(),
  ]
  for truck in trucks {
    let verdict = test(truck) ? "passes" : "fails"
    print("\(type(of: truck)) \(verdict)")
  }
}
// snippet.end

@MainActor let someNotification = Run(
  "some-notification",
  predict: Prediction(
    """
    The test expects a notification when the donuts change. Which trucks pass?
    """,
    .wrong(
      "only `FoodTruck`, because it's the only right truck",
      """
      the test doesn't check when the notification comes, or which other \
      changes cause one.
      """),
    .right(
      "all but `TruckD`",
      """
      the donuts of `TruckD` are ignored, so changing them notifies no one. \
      `TruckB` notifies too late and `TruckC` too often, but this test doesn't \
      notice.
      """),
    .wrong(
      "`FoodTruck` and `TruckC`: `TruckB` notifies too late",
      """
      `TruckB` does call `onChange`, and that's all the test counts.
      """))
) {
  // snippet.some-notification
  judge { truck in
    notifications {
      truck.donuts
    } by: {
      truck.donuts = 9
    } == 1
  }
  // snippet.end
}

// snippet.values-seen
@MainActor
func valuesSeen(
  by read: @escaping @MainActor () -> Int,
  during change: () -> Void
) -> [Int] {
  let seen = Mutex<[Int]>([])
  withObservationTracking {
    _ = read()
  } onChange: {
    let value = MainActor.assumeIsolated { read() }
    seen.withLock { $0.append(value) }
  }
  change()
  return seen.withLock { $0 }
}
// snippet.end

@MainActor let before = Run("before") {
  // snippet.before
  judge { truck in
    let seen = valuesSeen {
      truck.donuts
    } during: {
      truck.donuts = 9
    }
    return seen == [10]
  }
  // snippet.end
}

@MainActor let noNotification = Run("no-notification") {
  // snippet.no-notification
  judge { truck in
    notifications {
      truck.donuts
    } by: {
      truck.name = "Bea"
    } == 0
  }
  // snippet.end
}
