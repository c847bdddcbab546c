import PublishingCore
import Testing

/// The documents' remedy for nested objects, built from what this module
/// offers: a property that publishes its object's changes like its own.
@propertyWrapper
private struct PublishedObject<Value: ObservableObject> {
  private var value: Value
  private var handle: AnyCancellable?

  init(wrappedValue: Value) { value = wrappedValue }

  @available(*, unavailable, message: "only for the properties of a class")
  var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  static subscript<Owner: ObservableObject>(
    _enclosingInstance owner: Owner,
    wrapped _: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value
  where Owner.ObjectWillChangePublisher == ObservableObjectPublisher {
    get {
      if owner[keyPath: storage].handle == nil {
        owner[keyPath: storage].republish(on: owner)
      }
      return owner[keyPath: storage].value
    }
    set {
      owner.objectWillChange.send()
      owner[keyPath: storage].value = newValue
      owner[keyPath: storage].republish(on: owner)
    }
  }

  private mutating func republish<Owner: ObservableObject>(on owner: Owner)
  where Owner.ObjectWillChangePublisher == ObservableObjectPublisher {
    handle = value.objectWillChange.sink { [weak owner] _ in
      owner?.objectWillChange.send()
    }
  }
}

@Suite struct PublishedObjectTests {
  private final class Inner: ObservableObject {
    @Published var number = 1
  }

  private final class Outer: ObservableObject {
    @PublishedObject var inner = Inner()
    @Published var text = "text"
  }

  private func log(of outer: Outer, while change: () -> Void) -> [Int] {
    var log: [Int] = []
    let handle = outer.objectWillChange.sink { log.append(outer.inner.number) }
    change()
    handle.cancel()
    return log
  }

  @Test func `the outer object publishes the inner one's change`() {
    let outer = Outer()
    _ = outer.inner
    #expect(log(of: outer) { outer.inner.number = 2 } == [1])
    #expect(log(of: outer) { outer.text = "more" } == [2])
  }

  @Test func `it listens to the new object when that is replaced`() {
    let outer = Outer()
    let (first, second) = (outer.inner, Inner())
    #expect(log(of: outer) { outer.inner = second } == [1])
    #expect(log(of: outer) { second.number = 5 } == [1])
    #expect(log(of: outer) { first.number = 7 } == [], "no longer its own")
    #expect(outer.inner.number == 5)
  }

  @Test func `the inner object does not keep the outer one alive`() {
    let inner = Inner()
    weak var weakOuter: Outer?
    do {
      let outer = Outer()
      outer.inner = inner
      weakOuter = outer
    }
    #expect(weakOuter == nil)
    inner.number = 2
  }
}
