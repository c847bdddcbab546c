import LessonKit
import ViewCore

/// One screen of each kind, and how to dispatch to its store.
private struct Way {
  let name: String
  let host: ViewHost
  let dispatch: (Action) -> Void

  static var all: [Way] {
    let published = PublishedStore()
    let subjects = SubjectStore()
    let whole = WholeStore()
    let parts = PartStore()
    return [
      Way(
        name: "published", host: ViewHost(TruckScreen(store: published)),
        dispatch: published.dispatch),
      Way(
        name: "subjects",
        host: ViewHost(BySubjects.TruckScreen(store: subjects)),
        dispatch: subjects.dispatch),
      Way(
        name: "one property",
        host: ViewHost(AsAWhole.TruckScreen(store: whole)),
        dispatch: whole.dispatch),
      Way(
        name: "three",
        host: ViewHost(ByParts.TruckScreen(store: parts)),
        dispatch: parts.dispatch),
    ]
  }

  /// How many bodies an action evaluates.
  func bodies(_ action: Action) -> Int {
    host.reset()
    host.perform { dispatch(action) }
    return host.evaluations.count
  }
}

let refused = Scene(
  "refused",
  predict: Prediction(
    """
    `.sell(99)` is dispatched to all four stores, and the reducer refuses it. \
    How many bodies are evaluated on each of the four screens?
    """,
    .wrong(
      "0, 0, 0, 0: the app state that follows is equal",
      """
      that is what the last three find out, each in its way. `@Published` \
      sends for every assignment, and looks at no value.
      """),
    .right(
      "3, 0, 0, 0",
      """
      `@Published` sends for every assignment. The subjects send, too, but the \
      states of the lines are set to equal values; and the setters of the \
      macro pass an equal value over.
      """),
    .wrong(
      "3, 2, 2, 0",
      """
      a state that is set to an equal value marks nobody. And the setter of \
      `WholeStore` compares two equal app states.
      """))
) {
  for way in Way.all {
    print("\(way.name):", way.bodies(.sell(99)))
  }
}

// snippet.ten-actions
let tenActions: [Action] = [
  .sell(1), .sell(2), .tip(1), .sell(99),
  .drive(to: "Elm"), .sell(1), .tip(2), .tip(3),
  .drive(to: "Elm"), .sell(4),
]
// snippet.end

let fourWays = Scene(
  "four-ways",
  predict: Prediction(
    """
    The ten are dispatched to all four stores. The published screen evaluates \
    30 bodies. How many does the screen of the one observed property evaluate?
    """,
    .wrong(
      "5: one for each change that a line shows",
      """
      so it is with the subjects, and with three properties. Here each line \
      waits for the whole app state.
      """),
    .right(
      "16: two lines for each of eight",
      """
      eight of the ten make another app state, and for each of these both \
      lines are evaluated, whatever they show.
      """),
    .wrong(
      "20: two lines for each of ten",
      """
      two of the ten leave the app state as it was: the 99 that are refused, \
      and the second drive to Elm. The setter passes these over.
      """))
) {
  for way in Way.all {
    let counts = tenActions.map { way.bodies($0) }
    print("\(way.name):", counts.reduce(0, +))
  }
}
