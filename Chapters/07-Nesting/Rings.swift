import LessonKit
import ViewCore

// snippet.a-ring
@Observable
final class Order {
  let truck: RingTruck
  init(for truck: RingTruck) { self.truck = truck }
  deinit { print("the order is freed") }
}

@Observable
final class RingTruck {
  var order: Order?
  deinit { print("the truck is freed") }
}
// snippet.end

let aRing = Run(
  "in-a-ring",
  predict: Prediction(
    "The function has returned, and its variable is gone. What is printed?",
    .wrong(
      "that the truck is freed, then the order, then `after`",
      """
      the order still holds the truck, in its `let`.
      """),
    .right(
      "`after`, and nothing more",
      """
      the truck holds the order, and the order holds the truck. Each keeps the \
      other alive, forever.
      """),
    .wrong(
      "`after`, then that both are freed",
      """
      an object is freed when nobody holds it. Nothing looks later for objects \
      that only hold each other.
      """))
) {
  // snippet.in-a-ring
  func morning() {
    let truck = RingTruck()
    truck.order = Order(for: truck)
  }
  morning()
  print("after")
  // snippet.end
}

// snippet.a-weak-order
@Observable
final class WeakOrder {
  weak var truck: WeakTruck?
  init(for truck: WeakTruck) { self.truck = truck }
}

@Observable
final class WeakTruck {
  var stop = "Main St"
  var order: WeakOrder?
  deinit { print("the truck is freed") }
}
// snippet.end

let noRing = Run(
  "no-ring", tracing: ["truck": \WeakOrder.truck, "stop": \WeakTruck.stop],
  predict: Prediction(
    "The truck is let go. What is printed after `bring it to Main St`?",
    .wrong(
      "`the truck is freed`, `told`, `bring it to nobody`",
      """
      nothing was set. The reference is empty from then on, but no setter has \
      run that could announce it.
      """),
    .wrong(
      "`bring it to Main St`: the order keeps the truck",
      """
      a weak reference keeps nothing. The variable was the last to hold the \
      truck.
      """),
    .right(
      "`the truck is freed`, `bring it to nobody`",
      """
      nobody holds the truck any more, so it is freed, and the weak reference \
      is empty. It became empty without a setter, so nothing is told.
      """))
) {
  // snippet.no-ring
  var truck: WeakTruck? = WeakTruck()
  let order = WeakOrder(for: truck!)
  truck?.order = order
  withObservationTracking {
    print("bring it to", order.truck?.stop ?? "nobody")
  } onChange: {
    print("told")
  }
  truck = nil
  print("bring it to", order.truck?.stop ?? "nobody")
  // snippet.end
}
