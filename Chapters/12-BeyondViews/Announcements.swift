import LessonKit
import ObservationCore
import Synchronization

// snippet.times-told
func timesTold<Value>(
  _ read: () -> Value, by changes: () -> Void
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
protocol Truck: AnyObject, Observable {
  var name: String { get set }
  var donuts: Int { get set }
}

extension FoodTruck: Truck {}
// snippet.end

// snippet.truck-b
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
@Observable
final class TruckC: Truck {
  var donuts = 10
  var name = "Ann" {
    didSet { withMutation(keyPath: \.donuts) {} }
  }
}

@Observable
final class TruckD: Truck {
  @ObservationIgnored var donuts = 10
  var name = "Ann"
}
// snippet.end

// snippet.judge
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

let someAnnouncement = Run(
  "some-announcement",
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
      `TruckD` ignores its donuts, so it doesn't notify. `TruckB` notifies too \
      late and `TruckC` too often, but this test doesn't notice.
      """),
    .wrong(
      "`FoodTruck` and `TruckC`: `TruckB` notifies too late",
      """
      `TruckB` does call `onChange`, and that's all the test counts.
      """))
) {
  // snippet.some-announcement
  judge { truck in
    timesTold {
      truck.donuts
    } by: {
      truck.donuts = 9
    } == 1
  }
  // snippet.end
}

// snippet.seen-when-told
func seenWhenTold(
  _ read: @escaping () -> Int, by change: () -> Void
) -> [Int] {
  let seen = Mutex<[Int]>([])
  withObservationTracking {
    _ = read()
  } onChange: {
    let value = read()
    seen.withLock { $0.append(value) }
  }
  change()
  return seen.withLock { $0 }
}
// snippet.end

let before = Run("before") {
  // snippet.before
  judge { truck in
    let seen = seenWhenTold {
      truck.donuts
    } by: {
      truck.donuts = 9
    }
    return seen == [10]
  }
  // snippet.end
}

let silence = Run("silence") {
  // snippet.silence
  judge { truck in
    timesTold {
      truck.donuts
    } by: {
      truck.name = "Bea"
    } == 0
  }
  // snippet.end
}

let twoChanges = Run("two-changes") {
  // snippet.two-changes
  judge { truck in
    let times = timesTold {
      truck.donuts
    } by: {
      truck.donuts = 9
      truck.donuts = 8
    }
    return times == 2
  }
  // snippet.end
}

// snippet.is-gone
func isGone(after work: (FoodTruck) -> Void) -> Bool {
  var truck: FoodTruck? = FoodTruck()
  weak var trace: FoodTruck?
  trace = truck
  work(truck!)
  truck = nil
  return trace == nil
}
// snippet.end

let gone = Run("gone") {
  // snippet.gone
  print(isGone { $0.sell(1) })
  print(
    isGone { truck in
      withObservationTracking {
        _ = truck.donuts
      } onChange: {
        print("now:", truck.donuts)
      }
    })
  // snippet.end
}
