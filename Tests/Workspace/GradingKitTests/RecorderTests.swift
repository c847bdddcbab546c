import GradingKit
import ObservationCore
import Testing

@Observable
private final class Store {
  var name = "Ann"
  var count = 0
}

@Suite struct RecorderTests {
  private let store = Store()
  private let changes = Recorder()

  @Test func `a new recorder has seen nothing and says so`() {
    #expect(changes.calls == [])
    #expect("\(changes)" == "onChange did not run")
  }

  @Test func `a call is recorded under its name`() {
    #expect(changes.track("name") { store.name } == "Ann")
    store.name = "Bea"
    store.name = "Cleo"
    #expect(changes.calls == ["name"])
    #expect("\(changes)" == "onChange ran once: for name")
  }

  @Test func `what onChange saw is recorded`() {
    changes.track("name") {
      store.name
    } seeing: {
      store.name
    }
    store.name = "Bea"
    #expect(changes.seen == ["Ann"])
  }

  @Test func `several calls are told in order`() {
    changes.track("count") { store.count }
    changes.track("name") { store.name }
    store.name = "Bea"
    store.count = 1
    #expect(
      "\(changes)" == "onChange ran 2 times: for name, then for count")
  }

  @Test func `a call can be recorded by hand`() {
    changes.record("sign")
    changes.record("board", seeing: 9)
    #expect(changes.calls == ["sign", "board"])
    #expect(changes.seen == ["9"])
  }
}
