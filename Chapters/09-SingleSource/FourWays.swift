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
        name: "three properties",
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

let refused = Run(
  "refused",
  predict: Prediction(
    """
    `.sell(99)` is dispatched to all four stores, and the reducer refuses it. \
    How many bodies are evaluated on each of the four screens?
    """,
    .wrong(
      "0, 0, 0, 0: the next app state equals the current one",
      """
      the next app state does equal the current one, but `@Published` doesn't \
      compare them.
      """),
    .right(
      "3, 0, 0, 0",
      """
      `@Published` sends a notification for every assignment. The subjects \
      also send their values, but the lines already have those values, and \
      setting a state property to an equal value doesn't invalidate a view. \
      The other two stores are observable, and their setters notify no \
      observer if the value stays the same.
      """),
    .wrong(
      "3, 2, 2, 0",
      """
      each line already has the value that its subject sends, and the setter \
      of `WholeStore` finds that the two app states are equal.
      """))
) {
  for way in Way.all {
    print("\(way.name):", way.bodies(.sell(99)))
  }
}
