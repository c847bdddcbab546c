import LessonKit
import ObservationCore

// snippet.a-row
@MainActor
final class Row {
  private let label = Label("row")

  func show(_ truck: FoodTruck, on agenda: Agenda) {
    label.text = withObservationTracking {
      "\(truck.name) has \(truck.donuts)"
    } onChange: { [weak self] in
      agenda.add { [weak self] in
        self?.show(truck, on: agenda)
      }
    }
  }
}
// snippet.end

@MainActor let reused = Run(
  "reused",
  predict: Prediction(
    """
    The row first shows Ann's truck, and then Bea's. Then Ann sells a donut, \
    and the agenda runs. What does the row show in the end?
    """,
    .right(
      "`Ann has 9`",
      """
      the first tracking still observes Ann's truck. When she sells a donut, \
      the tracking adds work to the agenda, and that work shows the truck it \
      captured.
      """),
    .wrong(
      "`Bea has 20`: the second tracking replaced the first",
      """
      a second tracking doesn't replace the first.
      """),
    .wrong(
      "`Bea has 20`: the row is set again, with its current truck",
      """
      the work doesn't ask which truck the row shows now. It captured Ann's \
      truck.
      """))
) {
  // snippet.reused
  let ann = FoodTruck("Ann", donuts: 10)
  let bea = FoodTruck("Bea", donuts: 20)
  let agenda = Agenda()
  let row = Row()
  row.show(ann, on: agenda)
  row.show(bea, on: agenda)
  ann.donuts = 9
  agenda.run()
  // snippet.end
}

@MainActor
final class CarefulRow {
  private let label = Label("row")
  private var shown: FoodTruck?

  func show(_ truck: FoodTruck, on agenda: Agenda) {
    shown = truck
    label.text = withObservationTracking {
      "\(truck.name) has \(truck.donuts)"
    } onChange: { [weak self] in
      // snippet.a-check
      agenda.add { [weak self] in
        if self?.shown === truck {
          self?.show(truck, on: agenda)
        }
      }
      // snippet.end
    }
  }
}

/// The same code with the careful row; the notes show only its output.
@MainActor let asked = Run("asked") {
  let ann = FoodTruck("Ann", donuts: 10)
  let bea = FoodTruck("Bea", donuts: 20)
  let agenda = Agenda()
  let row = CarefulRow()
  row.show(ann, on: agenda)
  row.show(bea, on: agenda)
  ann.donuts = 9
  agenda.run()
}
