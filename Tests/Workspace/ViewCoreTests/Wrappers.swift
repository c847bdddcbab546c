// Two wrappers that a document uses and does not define.

import ViewCore

/// State whose binding also tells an action (S2-14).
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

/// The latest value of a publisher (S2-15).
@propertyWrapper
struct ObservedPublisher<P: Publisher>: DynamicProperty
where P.Failure == Never {
  private let publisher: P
  @State private var cancellable: AnyCancellable?
  @State private(set) var wrappedValue: P.Output

  init(publisher: P, initial: P.Output) {
    self.publisher = publisher
    _wrappedValue = State(wrappedValue: initial)
  }

  mutating func update() {
    guard cancellable == nil else { return }
    let value = _wrappedValue
    cancellable = publisher.sink { value.wrappedValue = $0 }
  }
}
