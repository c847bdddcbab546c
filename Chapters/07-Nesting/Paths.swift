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
    First the title changes, and then the truck's menu is replaced. What is \
    printed, and when?
    """,
    .wrong(
      "nothing: the closure read the truck, but the menu changed",
      """
      the closure didn't stop at the truck. It also read the `title` of the \
      menu.
      """),
    .right(
      "`update`, before the title changes",
      """
      the closure read the truck's `menu` and the menu's `title`. The title \
      changes first, and just before it does, `onChange` is called and the \
      tracking ends. So when the menu is replaced, nothing observes the truck \
      any more.
      """),
    .wrong(
      "`update` twice, once for each object",
      """
      the closure reads two objects, but `onChange` is called only once.
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
    First the title changes, and then the truck's menu is replaced. Which \
    bodies are evaluated?
    """,
    .right(
      "`MenuLine`; then `TruckSign` and `MenuLine`",
      """
      only `MenuLine` read the title, so only `MenuLine` is notified of the \
      new title. Replacing the menu notifies `TruckSign`, which read \
      `truck.menu`. `TruckSign` then passes a different menu to `MenuLine`, \
      which is evaluated as well.
      """),
    .wrong(
      "`TruckSign` and `MenuLine`, both times",
      """
      `TruckSign` read `truck.menu`, but never the title. When only the title \
      changes, the truck still has the same menu.
      """),
    .wrong(
      "`MenuLine`, both times",
      """
      `MenuLine` has only the menu that it was passed. `TruckSign` has to be \
      evaluated to pass it the new menu.
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
