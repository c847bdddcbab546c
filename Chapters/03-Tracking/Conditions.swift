import LessonKit
import ObservationCore

let closed = Run(
  "closed",
  tracing: ["isOpen": \FoodTruck.isOpen, "donuts": \FoodTruck.donuts],
  predict: Prediction(
    """
    The last donut is eaten, and then the truck opens. When is `onChange` \
    called?
    """,
    .wrong(
      "when the donut is eaten",
      """
      `isOpen` was false, so `&&` skipped its right side and didn't read the \
      donuts.
      """),
    .right(
      "when the truck opens",
      """
      only `isOpen` was read. That's enough here, because as long as the truck \
      is closed, it can't sell anything.
      """),
    .wrong(
      "both times",
      """
      the closure didn't read the donuts, so it isn't notified when they change.
      """))
) {
  // snippet.closed
  let truck = FoodTruck()
  withObservationTracking {
    let canSell = truck.isOpen && truck.donuts > 0
    print("can sell:", canSell)
  } onChange: {
    print("ask again")
  }
  truck.donuts = 0
  truck.isOpen = true
  // snippet.end
}

// snippet.a-menu
@Observable
final class Menu {
  var dishes = ["Glazed", "Plain"] {
    didSet { kept = nil }
  }
  @ObservationIgnored private var kept: String?

  var text: String {
    if let kept { return kept }
    let text = dishes.joined(separator: ", ")
    kept = text
    return text
  }
}
// snippet.end

let kept = Run(
  "kept", tracing: ["dishes": \Menu.dishes],
  predict: Prediction(
    """
    Two closures show the text of the menu, and then a dish is added. Which \
    closure is notified?
    """,
    .right(
      "the first",
      """
      to make the text for the first closure, the menu read the dishes. For \
      the second closure, the menu returned its cached text without reading an \
      observed property, so the second closure observes nothing.
      """),
    .wrong(
      "both",
      """
      for the second closure, the menu didn't read the dishes.
      """),
    .wrong(
      "the second, which came last",
      """
      the second closure doesn't replace the first.
      """))
) {
  // snippet.kept
  let menu = Menu()
  for name in ["first", "second"] {
    withObservationTracking {
      print(name, "shows", menu.text)
    } onChange: {
      print(name, "is notified")
    }
  }
  menu.dishes.append("Filled")
  // snippet.end
}

// snippet.an-observed-text
extension Menu {
  var observedText: String {
    _ = dishes
    return text
  }
}
// snippet.end
