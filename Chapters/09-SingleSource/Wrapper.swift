import LessonKit
import ViewCore

// snippet.observed-publisher
@propertyWrapper
struct ObservedPublisher<P: Publisher>: DynamicProperty
where P.Failure == Never {
  private let publisher: P
  @State private var subscription: AnyCancellable?
  @State private(set) var wrappedValue: P.Output

  init(publisher: P, initial: P.Output) {
    self.publisher = publisher
    _wrappedValue = State(initialValue: initial)
  }
  // snippet.end

  // snippet.subscribe
  mutating func update() {
    guard subscription == nil else { return }
    let value = _wrappedValue
    subscription = publisher.sink {
      value.wrappedValue = $0
    }
  }
}
// snippet.end

// snippet.a-wrapped-line
struct WrappedLine: View {
  @ObservedPublisher<CurrentValueSubject<String, Never>>
  var stop: String

  init(store: SubjectStore) {
    _stop = ObservedPublisher(
      publisher: store.stop, initial: "")
  }

  var body: some View { Text("at \(stop)") }
}
// snippet.end

let wrapped = Run("wrapped") {
  // snippet.wrapped
  let store = SubjectStore()
  let host = ViewHost(WrappedLine(store: store))
  host.perform { store.dispatch(.tip(1)) }
  host.perform { store.dispatch(.drive(to: "Elm")) }
  print(host.screen)
  print(host.table)
  // snippet.end
}

// snippet.two-trucks
struct TwoTrucks: View {
  let first: SubjectStore
  let second: SubjectStore
  @State private var isFirst = true
  var body: some View {
    let store = isFirst ? first : second
    BySubjects.StopLine(store: store)
    WrappedLine(store: store)
    Button("Other") { isFirst.toggle() }
  }
}
// snippet.end

let otherTruck = Run(
  "other-truck",
  predict: Prediction(
    """
    The second truck is at Elm. `Other` is tapped: both lines are given its \
    store. What do they say?
    """,
    .wrong(
      "`at Elm` and `at Elm`",
      """
      they should. But the wrapper subscribes only if it has no subscription, \
      and it has one: to the subject of the first truck.
      """),
    .wrong(
      "`at Main` and `at Main`",
      """
      `onReceive` compares: it gets another subject, subscribes to that one, \
      and receives its value.
      """),
    .right(
      "`at Elm` and `at Main`",
      """
      `onReceive` subscribes again when it is given another publisher. The \
      wrapper keeps its first subscription as long as the view stays in its \
      place.
      """))
) {
  // snippet.other-truck
  let second = SubjectStore()
  second.dispatch(.drive(to: "Elm"))
  let host = ViewHost(
    TwoTrucks(first: SubjectStore(), second: second))
  host.tap("Other")
  print(host.screen)
  // snippet.end
}
