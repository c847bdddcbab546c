import LessonKit
import ObservationCore

let closed = Run(
  "closed",
  tracing: ["isOpen": \FoodTruck.isOpen, "donuts": \FoodTruck.donuts],
  predict: Prediction(
    "The last donut is eaten, then the truck opens. When is `onChange` called?",
    .wrong(
      "when the donut is eaten",
      """
      `isOpen` was false, so `&&` skipped its right side. The donuts appear in \
      the closure, but weren't read.
      """),
    .right(
      "when the truck opens",
      """
      only `isOpen` was read. Here that's enough: a closed truck can't sell, \
      however many donuts it has.
      """),
    .wrong(
      "both times",
      """
      `onChange` is called once. And the closure didn't read the donuts, so it \
      isn't called for them.
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
    Two closures show the text of the menu. Which is notified of the new dish?
    """,
    .right(
      "the first",
      """
      the first closure made the menu read the dishes. The second got the \
      cached text without reading an observed property, so it observes \
      nothing.
      """),
    .wrong(
      "both",
      """
      the menu returns the cached text without reading an observed property.
      """),
    .wrong(
      "the second, which came last",
      """
      trackings don't replace one another. The first stays active, and the \
      second read nothing.
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
