import PublishingCore
import Testing

@Suite struct OperatorTests {
  private struct Person: Equatable {
    var name: String
    var age = 3
  }

  @Test func `map: a closure or a key path turns each value into another`() {
    let people = CurrentValueSubject<Person, Never>(Person(name: "Ann"))
    var log: [String] = []
    var handles: Set<AnyCancellable> = []
    people.map { $0.name + "!" }.sink { log.append($0) }.store(in: &handles)
    people.map(\.name.count).sink { log.append("\($0)") }.store(in: &handles)
    let keyPath = \Person.age
    people.map(keyPath).sink { log.append("\($0)") }.store(in: &handles)
    people.value.name = "Bea"
    #expect(log == ["Ann!", "3", "3", "Bea!", "3", "3"])
  }

  @Test func `map: demand, the end and cancellation pass through`() {
    let numbers = PassthroughSubject<Int, Failed>()
    let probe = Probe<String, Failed>(requesting: .max(1))
    let cancelled = Probe<String, Failed>(requesting: .unlimited)
    numbers.map { "\($0)" }.subscribe(probe)
    numbers.map { "\($0)" }.subscribe(cancelled)
    cancelled.cancel()
    numbers.send(1)
    numbers.send(2)
    numbers.send(completion: .failure(.badly))
    #expect(probe.received == ["1", "badly"])
    #expect(cancelled.received == [])
  }

  @Test func `removeDuplicates: equal neighbours are left out`() {
    let numbers = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var parities: [Int] = []
    var handles: Set<AnyCancellable> = []
    numbers.removeDuplicates().sink { values.append($0) }.store(in: &handles)
    numbers.removeDuplicates { $0 % 2 == $1 % 2 }.sink { parities.append($0) }
      .store(in: &handles)
    for number in [1, 1, 3, 2, 2, 1] { numbers.send(number) }
    #expect(values == [1, 3, 2, 1])
    #expect(parities == [1, 2, 1])
  }

  @Test func `removeDuplicates: what is left out takes no demand`() {
    let numbers = PassthroughSubject<Int, Failed>()
    let probe = Probe<Int, Failed>(requesting: .max(2))
    numbers.removeDuplicates().subscribe(probe)
    for number in [1, 1, 1, 2, 3] { numbers.send(number) }
    numbers.send(completion: .finished)
    #expect(probe.received == ["1", "2", "finished"])
  }

  @Test func `removeDuplicates: each subscriber has its own memory`() {
    let numbers = CurrentValueSubject<Int, Never>(1)
    let distinct = numbers.removeDuplicates()
    var log: [String] = []
    let first = distinct.sink { log.append("first \($0)") }
    let second = distinct.sink { log.append("second \($0)") }
    numbers.send(1)
    #expect(log == ["first 1", "second 1"])
    first.cancel()
    second.cancel()
  }

  @Test func `eraseToAnyPublisher: only what it sends is left of the type`() {
    let store = Store()
    let counts: AnyPublisher<Int, Never> =
      store.$name.map(\.count).removeDuplicates().eraseToAnyPublisher()
    var values: [Int] = []
    let handle = counts.sink { values.append($0) }
    for name in ["Bea", "Cleo", "Dana", "Ed"] { store.name = name }
    #expect(values == [3, 4, 2])
    handle.cancel()
  }

  @Test func `a publisher can be known only by what it sends`() {
    let store = Store()
    let publishers: [any Publisher<String, Never>] = [
      store.$name, CurrentValueSubject<String, Never>("a"),
      store.$name.map { $0 + "!" },
    ]
    var values: [String] = []
    var handles: [AnyCancellable] = []
    for publisher in publishers {
      publisher.sink { values.append($0) }.store(in: &handles)
    }
    #expect(values == ["Ann", "a", "Ann!"])
    let subject: any Subject<Int, Never> = PassthroughSubject<Int, Never>()
    subject.send(1)
  }
}
