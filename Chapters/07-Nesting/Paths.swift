import LessonKit
import ViewCore

// snippet.a-truck
@Observable
final class Menu {
  var title: String
  init(_ title: String) { self.title = title }
}

@Observable
final class Truck {
  var menu = Menu("Donuts")
  var stop = "Main St"
}
// snippet.end

let aPath = Run(
  "a-path", tracing: ["menu": \Truck.menu, "title": \Menu.title],
  predict: Prediction(
    """
    The title changes, then the truck's menu is replaced. What is printed, and \
    when?
    """,
    .wrong(
      "nothing: the closure read the truck, but the menu changed",
      """
      the closure read two properties, one of each object, and the title is \
      one of them.
      """),
    .right(
      "`update`, before the title changes",
      """
      both properties are in the read set. The first change of either ends the \
      tracking.
      """),
    .wrong(
      "`update` twice, once for each object",
      "it's one tracking of two objects, and a tracking is notified once."))
) {
  // snippet.a-path
  let truck = Truck()
  withObservationTracking {
    _ = truck.menu.title
  } onChange: {
    print("update")
  }
  truck.menu.title = "Crullers"
  truck.menu = Menu("Bagels")
  // snippet.end
}

let theOtherWay = Run(
  "the-other-way", tracing: ["menu": \Truck.menu, "title": \Menu.title]
) {
  // snippet.the-other-way
  let truck = Truck()
  withObservationTracking {
    _ = truck.menu.title
  } onChange: {
    print("update")
  }
  truck.menu = Menu("Bagels")
  truck.menu.title = "Crullers"
  // snippet.end
}

// snippet.a-sign
struct TruckSign: View {
  let truck: Truck
  var body: some View {
    MenuLine(menu: truck.menu)
    Text("at \(truck.stop)")
  }
}

struct MenuLine: View {
  let menu: Menu
  var body: some View { Text(menu.title) }
}
// snippet.end

let aPathInViews = Run(
  "a-path-in-views",
  predict: Prediction(
    """
    First the title changes, then the truck's menu is replaced. Which bodies \
    are evaluated?
    """,
    .right(
      "`MenuLine`; then `TruckSign` and `MenuLine`",
      """
      each body depends on the part of the path it read: `TruckSign` on the \
      truck's menu, `MenuLine` on that menu's title. A new menu is also a \
      changed input.
      """),
    .wrong(
      "`TruckSign` and `MenuLine`, both times",
      """
      `TruckSign` read which menu the truck has, but nothing in the menu. When \
      the title changes, the truck still has the same menu.
      """),
    .wrong(
      "`MenuLine`, both times",
      """
      the property `menu` belongs to the truck, and `TruckSign` read it. Only \
      `TruckSign` can pass the new menu along.
      """))
) {
  // snippet.a-path-in-views
  let truck = Truck()
  let host = ViewHost(TruckSign(truck: truck))
  host.reset()
  host.perform { truck.menu.title = "Crullers" }
  print(host.drawing)
  host.reset()
  host.perform { truck.menu = Menu("Bagels") }
  print(host.drawing)
  // snippet.end
}
