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
    The title changes, then the stop. What does the sign say after each change?
    """,
    .wrong(
      "the new title, then the new title and the new stop",
      """
      the title is published, by the menu. The sign listens to the truck, and \
      nothing has told the truck.
      """),
    .wrong(
      "the old title, then the old title and the new stop",
      """
      no copy of the title was kept. Whatever evaluates the body, the body reads \
      the title that is there.
      """),
    .right(
      "the old title, then the new title and the new stop",
      """
      the menu says that it will change, and the sign does not listen to the \
      menu. The truck has said nothing yet. When it does, for another reason, \
      the body finds the new title.
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
