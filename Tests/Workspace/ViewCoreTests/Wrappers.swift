// Two wrappers that a document uses and does not define.

import ViewCore

/// State whose binding also runs an action.
@propertyWrapper
struct MyState<Value>: DynamicProperty {
  private var state: State<Value>
  private let action: (Value) -> Void

  init(
    wrappedValue: Value, toAction action: @escaping (Value) -> Void = { _ in }
  ) {
    state = State(wrappedValue: wrappedValue)
    self.action = action
  }

  var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  var projectedValue: Binding<Value> {
    Binding {
      wrappedValue
    } set: { value in
      wrappedValue = value
      action(value)
    }
  }
}

/// The latest value of a publisher.
///
/// An object keeps the subscription, because `update()` must not set state. If
/// the publisher sends a value at once, that value is there before the body
/// begins, so it doesn't cause another evaluation.
@propertyWrapper
struct ObservedPublisher<P: Publisher>: DynamicProperty
where P.Failure == Never {
  private let publisher: P
  @StateObject private var latest: Latest

  private final class Latest: ObservableObject {
    var value: P.Output
    private var cancellable: AnyCancellable?

    init(_ value: P.Output) { self.value = value }

    func subscribe(to publisher: P) {
      guard cancellable == nil else { return }
      cancellable = publisher.sink { [unowned self] new in
        if cancellable != nil { objectWillChange.send() }
        value = new
      }
    }
  }

  init(publisher: P, initial: P.Output) {
    self.publisher = publisher
    _latest = StateObject(wrappedValue: Latest(initial))
  }

  var wrappedValue: P.Output { latest.value }

  mutating func update() { latest.subscribe(to: publisher) }
}
