// Differences between our core and the toolchain's own that no other suite
// shows. Observable.swift lists all of them, each with its test.

import ObservationCore
import Testing

@Suite struct DifferenceTests {
  private let gauge = Gauge()
  private let log = Log()

  @Test func `a callback is freed before the next one is called`() {
    nonisolated(unsafe) weak var captured: Store?
    do {
      let store = Store()
      captured = store
      withObservationTracking {
        _ = gauge.level
      } onChange: {
        withExtendedLifetime(store) {}
      }
    }
    withObservationTracking {
      _ = gauge.level
    } onChange: { [log] in
      log.add(captured == nil ? "freed" : "there")
    }
    #expect(captured != nil)
    gauge.level = 1
    #expect(log.all == ["freed"])
  }

  @Test func `equal indices are kept once for all objects`() {
    let shelves = [Shelf(), Shelf()]
    let first = Index("shared by two shelves")
    weak var second: Index?
    log.track("one") { shelves[0].read(first) }
    do {
      let equal = Index(first.text)
      second = equal
      log.track("other") { shelves[1].read(equal) }
    }
    #expect(second == nil)
    for shelf in shelves { shelf.change(first) }
    #expect(log.all == ["one", "other"])
  }

  @Test func `the two cores share no reads`() {
    let other = ObjectOfToolchain()
    log.track("ours") { other.value }
    track(with: log) { gauge.level }
    other.value = 1
    gauge.level = 1
    #expect(log.all == [])
  }

  @Test func `didSet evaluates its key path only for a tracking that waits`() {
    let (shelf, index) = (Shelf(), Index("evaluated"))
    var evaluations = 0
    func keyPath() -> KeyPath<Shelf, Int> {
      evaluations += 1
      return \.[index]
    }
    shelf.registrar.didSet(shelf, keyPath: keyPath())
    #expect(evaluations == 0)
    withObservationTracking(options: .didSet) {
      shelf.read(index)
    } onChange: { [log] _ in
      log.add("set")
    }
    shelf.registrar.didSet(shelf, keyPath: keyPath())
    #expect(evaluations == 1)
    #expect(log.all == ["set"])
  }

  @Test func `a switch over an iteration needs no default`() {
    func element(of step: Observations<Int, Never>.Iteration) -> Int? {
      switch step {
      case .next(let element): element
      case .finish: nil
      }
    }
    #expect(element(of: .next(1)) == 1)
    #expect(element(of: .finish) == nil)
  }

  @Test func `types belong to ObservationCore`() {
    #expect(
      String(reflecting: Observation.ObservationRegistrar.self)
        == "ObservationCore.ObservationRegistrar")
  }
}

/// A property for each index.
private final class Shelf: Observable {
  let registrar = ObservationRegistrar()

  func read(_ index: Index) { registrar.access(self, keyPath: \.[index]) }
  func change(_ index: Index) {
    registrar.withMutation(of: self, keyPath: \.[index]) {}
  }

  fileprivate subscript(index: Index) -> Int { 0 }
}

/// An index whose life can be watched.
private final class Index: Hashable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (one: Index, other: Index) -> Bool { one.text == other.text }
  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
