import LessonKit
import ObservationCore

let closed = Run(
  "closed",
  tracing: ["isOpen": \FoodTruck.isOpen, "donuts": \FoodTruck.donuts],
  predict: Prediction(
    "The last donut is eaten, then the truck opens. When is the closure told?",
    .wrong(
      "when the donut is eaten",
      """
      `isOpen` was false, so `&&` never got to the donuts. They appear in the \
      closure, but were not read.
      """),
    .right(
      "when the truck opens",
      """
      `isOpen` is all that was read. Here that is enough: a closed truck \
      cannot sell, however many donuts it has.
      """),
    .wrong(
      "both times",
      """
      a tracking is told once. And it has not read the donuts, so it is not \
      told of them.
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
    "Two closures show the text of the menu. Which is told of the new dish?",
    .right(
      "the first",
      """
      the first closure made the menu look at the dishes. The second was \
      handed the kept text, has read no observed property, and waits for \
      nothing.
      """),
    .wrong(
      "both",
      """
      the second was handed the kept text. To hand out that text, the menu \
      reads nothing that is observed.
      """),
    .wrong(
      "the second, which came last",
      """
      trackings do not replace one another. The first one waits; the second \
      one has read nothing that it could wait for.
      """))
) {
  // snippet.kept
  let menu = Menu()
  for name in ["first", "second"] {
    withObservationTracking {
      print(name, "shows", menu.text)
    } onChange: {
      print(name, "is told")
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
