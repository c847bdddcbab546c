import LessonKit
import ObservationCore

// snippet.a-history
@MainActor
final class History {
  private let truck: FoodTruck
  private let agenda: Agenda
  private var steps: [Int] = []

  // snippet.hide
  init(of truck: FoodTruck, on agenda: Agenda) {
    self.truck = truck
    self.agenda = agenda
  }
  // snippet.show
  func follow() {
    withObservationTracking {
      _ = truck.donuts
    } onChange: {
      MainActor.assumeIsolated {
        self.steps.append(self.truck.donuts)
      }
      self.agenda.add { self.follow() }
    }
  }

  func undo() {
    if let old = steps.popLast() { truck.donuts = old }
  }
}
// snippet.end

@MainActor let undone = Run(
  "undone",
  predict: Prediction(
    """
    The donuts go from 10 to 9, and then to 8. Then `undo()` is called twice. \
    What is printed?
    """,
    .right(
      "9, then 8",
      """
      the first undo sets the donuts from 8 to 9. To the history, that's a \
      change like any other, so it keeps the 8, and the second undo goes back \
      to 8.
      """),
    .wrong(
      "9, then 10",
      """
      the history also kept the 8 that the first undo replaced.
      """),
    .wrong(
      "10, then 10: there's nothing left to undo",
      """
      the agenda ran after the first change, so the history also observed the \
      second change.
      """))
) {
  // snippet.undone
  let truck = FoodTruck()
  let agenda = Agenda()
  let history = History(of: truck, on: agenda)
  history.follow()
  for donuts in [9, 8] {
    truck.donuts = donuts
    agenda.run()
  }
  for _ in 1...2 {
    history.undo()
    agenda.run()
    print(truck.donuts)
  }
  // snippet.end
}

@MainActor
final class CarefulHistory {
  private let truck: FoodTruck
  private let agenda: Agenda
  private var steps: [Int] = []

  init(of truck: FoodTruck, on agenda: Agenda) {
    self.truck = truck
    self.agenda = agenda
  }

  // snippet.a-careful-undo
  private var isUndoing = false

  func undo() {
    guard let old = steps.popLast() else { return }
    isUndoing = true
    truck.donuts = old
    isUndoing = false
  }
  // snippet.end

  func follow() {
    withObservationTracking {
      _ = truck.donuts
    } onChange: {
      MainActor.assumeIsolated {
        if !self.isUndoing {
          self.steps.append(self.truck.donuts)
        }
      }
      self.agenda.add { self.follow() }
    }
  }
}

/// The same code with the careful history; the notes show only its output.
@MainActor let undoneTwice = Run("undone-twice") {
  let truck = FoodTruck()
  let agenda = Agenda()
  let history = CarefulHistory(of: truck, on: agenda)
  history.follow()
  for donuts in [9, 8] {
    truck.donuts = donuts
    agenda.run()
  }
  for _ in 1...2 {
    history.undo()
    agenda.run()
    print(truck.donuts)
  }
}
