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
    The title changes, then the truck gets another menu. What is printed, and \
    when?
    """,
    .wrong(
      "nothing: the closure has read the truck, but the menu has changed",
      """
      the closure has read two properties, one of each object. The title is one \
      of them.
      """),
    .right(
      "`update`, before the title changes",
      """
      both properties are in the read set. The first change of any of them \
      ends the tracking.
      """),
    .wrong(
      "`update` twice, once for each object",
      """
      it is one tracking, of two objects. A tracking is told once.
      """))
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
    First the title changes, then the truck gets another menu. Which bodies \
    are evaluated?
    """,
    .right(
      "`MenuLine`; then `TruckSign` and `MenuLine`",
      """
      each body waits for the part of the path that it has read: `TruckSign` \
      for the menu of the truck, `MenuLine` for the title of that menu. \
      Another menu is also another input.
      """),
    .wrong(
      "`TruckSign` and `MenuLine`, both times",
      """
      `TruckSign` has read which menu the truck has, but nothing in the menu. \
      When the title changes, the truck still has the same menu.
      """),
    .wrong(
      "`MenuLine`, both times",
      """
      the property `menu` belongs to the truck, and `TruckSign` has read it. \
      Only `TruckSign` can hand the new menu down.
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
