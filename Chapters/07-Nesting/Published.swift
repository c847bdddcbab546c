import LessonKit
import ViewCore

// snippet.a-published-truck
final class PublishedMenu: ObservableObject {
  @Published var title: String
  init(_ title: String) { self.title = title }
}

final class PublishedTruck: ObservableObject {
  @Published var menu = PublishedMenu("Donuts")
  @Published var stop = "Main St"
}

struct PublishedSign: View {
  @ObservedObject var truck: PublishedTruck
  var body: some View {
    Text("\(truck.menu.title) at \(truck.stop)")
  }
}
// snippet.end

let nestedPublished = Run(
  "nested-published",
  predict: Prediction(
    """
    First the menu's title changes, and then the truck's stop. What does the \
    sign show after each change?
    """,
    .wrong(
      "the new title, then the new title and the new stop",
      """
      the menu notifies only its own subscribers, and the sign subscribes only \
      to the truck.
      """),
    .wrong(
      "the old title, then the old title and the new stop",
      """
      the sign keeps no copy of the title. Its body reads the current title \
      each time it's evaluated.
      """),
    .right(
      "the old title, then the new title and the new stop",
      """
      the sign observes the truck but not the menu, so it's notified of a new \
      stop but not of a new title. When the stop changes, the sign's body is \
      evaluated again, and reads the new title along with the new stop.
      """))
) {
  // snippet.nested-published
  let truck = PublishedTruck()
  let host = ViewHost(PublishedSign(truck: truck))
  host.perform { truck.menu.title = "Crullers" }
  print(host.screen)
  host.perform { truck.stop = "Elm St" }
  print(host.screen)
  // snippet.end
}
