import PublishingCore
import Testing

/// What the documents say of whole-object publishing, by case id.
@Suite struct ClaimTests {
  private final class Inner: ObservableObject {
    @Published var number = 1
  }

  private final class Outer: ObservableObject {
    @Published var inner = Inner()
  }

  private struct State: Equatable {
    var (title, count) = ("Todo", 0)
  }

  private final class App: ObservableObject {
    @Published var state = State()
  }

  private final class Item: ObservableObject {
    let isDone = CurrentValueSubject<Bool, Never>(false)
  }

  @Test func `an object signals that it is about to change`() {
    let store = Store()
    var log: [String] = []
    let handle = store.objectWillChange.sink {
      log.append("\(store.name) \(store.age)")
    }
    store.name = "Bea"
    store.celebrate()
    #expect(log == ["Ann 3", "Bea 3"], "each time with the old values")
    handle.cancel()
  }

  @Test func `a reference is published when it is replaced`() {
    let outer = Outer()
    var log: [Int] = []
    let handle = outer.$inner.sink { log.append($0.number) }
    outer.inner.number = 2
    #expect(log == [1], "not when its object changes")
    outer.inner = Inner()
    outer.inner = outer.inner
    #expect(log == [1, 1, 1])
    handle.cancel()
  }

  @Test func `an object does not publish a nested object's change`() {
    let outer = Outer()
    var log: [String] = []
    var handles: Set<AnyCancellable> = []
    outer.objectWillChange.sink { log.append("outer") }.store(in: &handles)
    outer.inner.objectWillChange.sink { log.append("inner") }
      .store(in: &handles)
    outer.inner.number = 2
    #expect(log == ["inner"])
  }

  @Test func `a change in the state reaches all that depends on it`() {
    let app = App()
    var log: [String] = []
    var handles: Set<AnyCancellable> = []
    for view in ["title view", "count view"] {
      app.objectWillChange.sink { log.append(view) }.store(in: &handles)
    }
    app.state.count += 1
    #expect(log == ["title view", "count view"])
  }

  @Test func `a subject for each element sends for that element alone`() {
    let items = [Item(), Item(), Item()]
    var log: [String] = []
    var handles: Set<AnyCancellable> = []
    for (index, item) in items.enumerated() {
      item.isDone.sink { log.append("\(index) \($0)") }.store(in: &handles)
      item.objectWillChange.sink { log.append("whole \(index)") }
        .store(in: &handles)
    }
    log = []
    items[1].isDone.value = true
    #expect(log == ["1 true"])
  }
}
