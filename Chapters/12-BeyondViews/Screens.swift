import LessonKit
import ObservationCore

// snippet.a-label
@MainActor
final class Label {
  let name: String
  init(_ name: String) { self.name = name }

  var text = "" {
    didSet { print("\(name) label: \(text)") }
  }
}
// snippet.end

@MainActor let setOnce = Run("set-once") {
  // snippet.set-once
  let truck = FoodTruck()
  let label = Label("stock")
  label.text = "\(truck.donuts) donuts"
  truck.donuts = 9
  print("in the truck:", truck.donuts)
  // snippet.end
}

// snippet.a-screen
@MainActor
final class Screen {
  let truck: FoodTruck
  let agenda: Agenda
  let name = Label("name")
  let stock = Label("stock")

  // snippet.hide
  init(_ truck: FoodTruck, on agenda: Agenda) {
    self.truck = truck
    self.agenda = agenda
  }
  // snippet.show
  func updateProperties() {
    withObservationTracking {
      name.text = truck.name
      stock.text = "\(truck.donuts) donuts"
    } onChange: { [weak self] in
      self?.agenda.add { [weak self] in
        self?.updateProperties()
      }
    }
  }
}
// snippet.end

@MainActor let byHand = Run(
  "by-hand",
  predict: Prediction(
    """
    The donuts change twice, then the agenda runs. Which labels are set after \
    the dashes?
    """,
    .wrong(
      "the stock label, twice",
      """
      the first change ended the tracking, so the second change adds no work.
      """),
    .wrong(
      "the stock label, once",
      """
      `onChange` doesn't say which property changed, so the function sets \
      both.
      """),
    .right(
      "both labels, once each",
      """
      `updateProperties` is tracked as a whole, and reads both properties. \
      After a change to either property, the agenda runs the whole function \
      again.
      """))
) {
  // snippet.by-hand
  let truck = FoodTruck()
  let agenda = Agenda()
  let screen = Screen(truck, on: agenda)
  screen.updateProperties()
  print("---")
  truck.donuts = 9
  truck.donuts = 8
  agenda.run()
  // snippet.end
}
