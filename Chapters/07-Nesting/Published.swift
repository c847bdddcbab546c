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
    The title changes, then the stop. What does the sign show after each \
    change?
    """,
    .wrong(
      "the new title, then the new title and the new stop",
      """
      the menu publishes its title, but the sign observes the truck, and the \
      truck wasn't notified.
      """),
    .wrong(
      "the old title, then the old title and the new stop",
      """
      the sign doesn't store a copy of the title. Whenever the body is \
      evaluated, for any reason, it reads the current title.
      """),
    .right(
      "the old title, then the new title and the new stop",
      """
      the menu sends `objectWillChange`, but the sign doesn't observe the \
      menu. When the truck sends its own, for a different reason, the body \
      finds the new title.
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

let publishedSwap = Run("published-swap") {
  // snippet.published-swap
  let truck = PublishedTruck()
  let host = ViewHost(PublishedSign(truck: truck))
  host.perform { truck.menu = PublishedMenu("Bagels") }
  print(host.screen)
  // snippet.end
}
