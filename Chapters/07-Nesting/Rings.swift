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

let aRing = Run("in-a-ring") {
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
    "The variable is set to nil. What is printed after `bring it to Main St`?",
    .wrong(
      "`the truck is freed`, `notified`, `bring it to nobody`",
      """
      setting `order.truck` to nil would notify the closure, but no code sets \
      it.
      """),
    .wrong(
      "`bring it to Main St`: the order keeps the truck alive",
      """
      the order's reference to the truck is weak, so it doesn't keep the truck \
      alive.
      """),
    .right(
      "`the truck is freed`, `bring it to nobody`",
      """
      the variable was the last strong reference to the truck, so the truck is \
      freed. The order's reference to it becomes nil, but no setter runs for \
      that, so no observer is notified.
      """))
) {
  // snippet.no-ring
  var truck: WeakTruck? = WeakTruck()
  let order = WeakOrder(for: truck!)
  truck?.order = order
  withObservationTracking {
    print("bring it to", order.truck?.stop ?? "nobody")
  } onChange: {
    print("notified")
  }
  truck = nil
  print("bring it to", order.truck?.stop ?? "nobody")
  // snippet.end
}
