import LessonKit
import ViewCore

// snippet.latest
final class Latest<Value: Equatable>: ObservableObject {
  private(set) var value: Value
  private var subscription: AnyCancellable?

  init(_ value: Value) { self.value = value }

  func subscribe(
    to publisher: some Publisher<Value, Never>
  ) {
    guard subscription == nil else { return }
    subscription = publisher.sink { [unowned self] in
      if $0 == value { return }
      if subscription != nil { objectWillChange.send() }
      value = $0
    }
  }
}
// snippet.end

// snippet.observed-publisher
@propertyWrapper
struct ObservedPublisher<P: Publisher>: DynamicProperty
where P.Output: Equatable, P.Failure == Never {
  private let publisher: P
  @StateObject private var latest: Latest<P.Output>

  init(publisher: P, initial: P.Output) {
    self.publisher = publisher
    _latest = StateObject(wrappedValue: Latest(initial))
  }

  var wrappedValue: P.Output { latest.value }

  func update() { latest.subscribe(to: publisher) }
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
    The second truck is at Elm. After a tap on `Other`, both lines are passed \
    the second truck's store. What do they show?
    """,
    .wrong(
      "`at Elm` and `at Elm`",
      """
      that's what they should show. But the wrapper already has a \
      subscription, to the first truck, so it doesn't subscribe again.
      """),
    .wrong(
      "`at Main` and `at Main`",
      """
      `onReceive` finds that it was passed a different subject, so it subscribes \
      to that one and receives `Elm`.
      """),
    .right(
      "`at Elm` and `at Main`",
      """
      `onReceive` subscribes again when it's passed a different publisher, but \
      the wrapper keeps its first subscription as long as the view stays in \
      its place.
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
